import { useFormat } from '#i18n/use-format.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** `345 kilobytes`, `۱٫۲ مگابایت`. */
export function useFileSize() {
  const { number } = useFormat();
  const written = (value: number, unit: 'kilobyte' | 'megabyte', digits: number) =>
    number(value, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: digits });
  return ({ size }: Blob) =>
    size < megabyte
      ? written(Math.max(size / kilobyte, 1), 'kilobyte', 0)
      : written(size / megabyte, 'megabyte', 1);
}
