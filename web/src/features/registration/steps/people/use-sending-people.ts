import { type Dispatch, type SetStateAction, useState } from 'react';

export interface SendingPeople {
  /** True while an image of any person is being uploaded. */
  isSending: boolean;
  /** Changes the number of running uploads. */
  count: Dispatch<SetStateAction<number>>;
}

/** Counts the running uploads of the family's images, because nobody can go on before they have finished. */
export function useSendingPeople(): SendingPeople {
  const [pictures, count] = useState(0);
  return { isSending: pictures > 0, count };
}
