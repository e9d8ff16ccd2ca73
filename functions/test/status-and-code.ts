/** What an answer is known by: its status and, where it is a refusal, its code. */
export const statusAndCode = ({ status, body }: { status: number; body: object }) => [
  status,
  (body as { code?: string }).code,
];
