/** The status of a response and, for a refusal, its code. */
export const statusAndCode = ({ status, body }: { status: number; body: object }) => [
  status,
  (body as { code?: string }).code,
];
