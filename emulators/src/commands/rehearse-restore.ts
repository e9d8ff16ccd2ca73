/** `npm run rehearse:restore`: a suite is filled, exported, lost and brought back, and compared. */
export async function rehearseRestore(): Promise<boolean> {
  const rehearsal = await import('../rehearsal/rehearse-restore.ts');
  await rehearsal.rehearseRestore();
  return true;
}
