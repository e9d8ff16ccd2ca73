export interface ResetProps {
  /** Of the mailed link. */
  token: string;
  onDone: () => void;
}
