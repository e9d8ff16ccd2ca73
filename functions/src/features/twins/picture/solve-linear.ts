/** Solves `a · x = b` (rows of equal length, changed in place); null where it has no one answer. */
export function solveLinear(a: number[][], b: number[]): number[] | null {
  const size = b.length;
  const rows = a.map((row, index) => [...row, b[index] ?? 0]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row;
    }
    const top = rows[pivot];
    const swapped = rows[column];
    if (!top || !swapped || Math.abs(top[column] ?? 0) < 1e-12) return null;
    rows[pivot] = swapped;
    rows[column] = top;
    for (let row = 0; row < size; row++) {
      const other = rows[row];
      if (row === column || !other) continue;
      const times = (other[column] ?? 0) / (top[column] ?? 1);
      for (let at = column; at <= size; at++) other[at] = (other[at] ?? 0) - times * (top[at] ?? 0);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}
