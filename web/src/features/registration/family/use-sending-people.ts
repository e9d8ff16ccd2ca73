import { type Dispatch, type SetStateAction, useState } from 'react';

export interface SendingPeople {
  /** The picture of somebody is on its way. */
  isSending: boolean;
  /** Counts one more, or one less. */
  count: Dispatch<SetStateAction<number>>;
}

/** How many pictures of the family are being sent: nobody goes on before they have arrived. */
export function useSendingPeople(): SendingPeople {
  const [pictures, count] = useState(0);
  return { isSending: pictures > 0, count };
}
