/**
 * Returns today's date, such as `2027-06-30`, by the device's clock, because no other clock is
 * available offline.
 */
export function today(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}
