export function FaqDialog(_: { open: boolean; onClose: () => void }) {
  return null;
}
