import { maxFileBytes } from '@fanclub/contract/uploads/file-rules';
import type { Request } from 'express';
import { expect, it } from 'vitest';
import { readMultipart } from './read-multipart.ts';

async function requestWith(form: FormData): Promise<Request & { rawBody: Buffer }> {
  const response = new Response(form);
  const rawBody = Buffer.from(await response.arrayBuffer());
  return requestOf(rawBody, response.headers.get('content-type') ?? undefined);
}

function requestOf(rawBody: Buffer, contentType?: string) {
  return { headers: { 'content-type': contentType }, rawBody } as unknown as Request & {
    rawBody: Buffer;
  };
}

function formOf(fields: Record<string, string>, files: Record<string, Blob> = { file: image() }) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, blob] of Object.entries(files)) form.append(name, blob, 'رسید.jpg');
  return form;
}

const image = (size = 3) => new Blob([new Uint8Array(size).fill(7)], { type: 'image/jpeg' });
const read = async (form: FormData) => readMultipart(await requestWith(form), ['file']);

it('text fields and the file are read', async () => {
  const { fields, files } = await read(formOf({ file_type: 'receipt', surname: 'رضایی' }));
  expect({ ...fields }).toEqual({ file_type: 'receipt', surname: 'رضایی' });
  expect({ ...files }).toEqual({ file: { bytes: Buffer.from([7, 7, 7]) } });
});

it('an empty text field counts as not sent', async () => {
  expect({ ...(await read(formOf({ payment_method: '' }))).fields }).toEqual({});
});

it.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/mixed', undefined])(
  'a body of type %s is refused',
  async (type) => {
    const reading = readMultipart(requestOf(Buffer.from('{}'), type), ['file']);
    await expect(reading).rejects.toMatchObject({ code: 'unsupported_media_type' });
  },
);

it('a form without a boundary, an empty body and other bytes are refused', async () => {
  for (const [type, body] of [
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=a', ''],
    ['multipart/form-data; boundary=a', 'hello'],
  ] as const) {
    const reading = readMultipart(requestOf(Buffer.from(body), type), ['file']);
    await expect(reading).rejects.toMatchObject({ code: 'malformed_upload' });
  }
});

it('a body that was cut short anywhere is refused', async () => {
  const whole = await requestWith(formOf({ file_type: 'receipt' }));
  for (const share of [0.2, 0.5, 0.9]) {
    const rawBody = whole.rawBody.subarray(0, Math.floor(whole.rawBody.length * share));
    const reading = readMultipart({ ...whole, rawBody } as typeof whole, ['file']);
    await expect(reading).rejects.toMatchObject({ code: 'malformed_upload' });
  }
});

it('a file of 5 MB is accepted, and one byte more is refused', async () => {
  const { files } = await read(formOf({}, { file: image(maxFileBytes) }));
  expect(files.file?.bytes).toHaveLength(maxFileBytes);
  await expect(read(formOf({}, { file: image(maxFileBytes + 1) }))).rejects.toMatchObject({
    code: 'file_too_large',
  });
});

it('an empty file is refused', async () => {
  await expect(read(formOf({ file: 'text' }, {}))).rejects.toMatchObject({ code: 'file_required' });
  await expect(read(formOf({}, { file: image(0) }))).rejects.toMatchObject({
    code: 'file_required',
  });
});

it('a file part that the route does not know is refused', async () => {
  await expect(read(formOf({}, { other: image() }))).rejects.toMatchObject({
    code: 'validation_error',
    extras: { errors: { other: 'unknown_field' } },
  });
});

it('parts that come twice are refused', async () => {
  const files = formOf({});
  files.append('file', image());
  await expect(read(files)).rejects.toMatchObject({ code: 'malformed_upload' });
  const fields = formOf({ file_type: 'receipt' });
  fields.append('file_type', 'passport');
  await expect(read(fields)).rejects.toMatchObject({ code: 'malformed_upload' });
});

it('too many fields, and fields with too long a value or name, are refused', async () => {
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`field${i}`, 'x']));
  for (const fields of [many, { surname: 'x'.repeat(2_001) }, { ['n'.repeat(101)]: 'x' }]) {
    await expect(read(formOf(fields))).rejects.toMatchObject({ code: 'malformed_upload' });
  }
});

it('names of the prototype are plain names', async () => {
  const { fields } = await read(formOf({ constructor: 'a', ['__proto__']: 'b' }));
  expect(Object.keys(fields).sort()).toEqual(['__proto__', 'constructor']);
  expect(Object.getPrototypeOf(fields)).toBeNull();
});

it('parts without a name are refused', async () => {
  for (const disposition of ['form-data', 'form-data; filename="a.jpg"']) {
    const body = `--a\r\nContent-Disposition: ${disposition}\r\n\r\nx\r\n--a--\r\n`;
    const request = requestOf(Buffer.from(body), 'multipart/form-data; boundary=a');
    await expect(readMultipart(request, ['file'])).rejects.toMatchObject({
      code: 'malformed_upload',
    });
  }
});
