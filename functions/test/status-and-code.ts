/** Returns the status of a response and, for an error, its code. */
export const statusAndCode = ({ status, body }: { status: number; body: object }) => [
  status,
  (body as { code?: string }).code,
];
