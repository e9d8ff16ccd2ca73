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

it('reads text fields and the file', async () => {
  const { fields, files } = await read(formOf({ file_type: 'receipt', surname: 'رضایی' }));
  expect({ ...fields }).toEqual({ file_type: 'receipt', surname: 'رضایی' });
  expect({ ...files }).toEqual({ file: { bytes: Buffer.from([7, 7, 7]) } });
});

it('counts an empty text field as not sent', async () => {
  expect({ ...(await read(formOf({ payment_method: '' }))).fields }).toEqual({});
});

it.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/mixed', undefined])(
  'refuses a body of type %s',
  async (type) => {
    const reading = readMultipart(requestOf(Buffer.from('{}'), type), ['file']);
    await expect(reading).rejects.toMatchObject({ code: 'unsupported_media_type' });
  },
);

it('refuses a form without a boundary, an empty body and other bytes', async () => {
  for (const [type, body] of [
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=a', ''],
    ['multipart/form-data; boundary=a', 'hello'],
  ] as const) {
    const reading = readMultipart(requestOf(Buffer.from(body), type), ['file']);
    await expect(reading).rejects.toMatchObject({ code: 'malformed_upload' });
  }
});

it('refuses a body that was cut short, wherever it was cut', async () => {
  const whole = await requestWith(formOf({ file_type: 'receipt' }));
  for (const share of [0.2, 0.5, 0.9]) {
    const rawBody = whole.rawBody.subarray(0, Math.floor(whole.rawBody.length * share));
    const reading = readMultipart({ ...whole, rawBody } as typeof whole, ['file']);
    await expect(reading).rejects.toMatchObject({ code: 'malformed_upload' });
  }
});

it('takes a file of 5 MB and refuses one byte more', async () => {
  const { files } = await read(formOf({}, { file: image(maxFileBytes) }));
  expect(files.file?.bytes).toHaveLength(maxFileBytes);
  await expect(read(formOf({}, { file: image(maxFileBytes + 1) }))).rejects.toMatchObject({
    code: 'file_too_large',
  });
});

it('needs a file that is not empty', async () => {
  await expect(read(formOf({ file: 'text' }, {}))).rejects.toMatchObject({ code: 'file_required' });
  await expect(read(formOf({}, { file: image(0) }))).rejects.toMatchObject({
    code: 'file_required',
  });
});

it('refuses a file part that the route does not know', async () => {
  await expect(read(formOf({}, { other: image() }))).rejects.toMatchObject({
    code: 'validation_error',
    extras: { errors: { other: 'unknown_field' } },
  });
});

it('refuses parts that come twice', async () => {
  const files = formOf({});
  files.append('file', image());
  await expect(read(files)).rejects.toMatchObject({ code: 'malformed_upload' });
  const fields = formOf({ file_type: 'receipt' });
  fields.append('file_type', 'passport');
  await expect(read(fields)).rejects.toMatchObject({ code: 'malformed_upload' });
});

it('refuses too many, too long and too long-named fields', async () => {
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`field${i}`, 'x']));
  for (const fields of [many, { surname: 'x'.repeat(2_001) }, { ['n'.repeat(101)]: 'x' }]) {
    await expect(read(formOf(fields))).rejects.toMatchObject({ code: 'malformed_upload' });
  }
});

it('takes names of the prototype as plain names', async () => {
  const { fields } = await read(formOf({ constructor: 'a', ['__proto__']: 'b' }));
  expect(Object.keys(fields).sort()).toEqual(['__proto__', 'constructor']);
  expect(Object.getPrototypeOf(fields)).toBeNull();
});

it('refuses parts without a name', async () => {
  for (const disposition of ['form-data', 'form-data; filename="a.jpg"']) {
    const body = `--a\r\nContent-Disposition: ${disposition}\r\n\r\nx\r\n--a--\r\n`;
    const request = requestOf(Buffer.from(body), 'multipart/form-data; boundary=a');
    await expect(readMultipart(request, ['file'])).rejects.toMatchObject({
      code: 'malformed_upload',
    });
  }
});
