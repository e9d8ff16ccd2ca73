import { useState } from 'react';

/** Whether a family goes along with whoever answers for it: nobody is deleted before it was said. */
export function useWithFamily(hasFamily: boolean) {
  const [isChosen, setChosen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return {
    choice: { isChosen, isMissing, onChange: setChosen },
    query: hasFamily ? ({ with_family: 'true' } as const) : {},
    /** Does it, once it was said. */
    whenSaid(act: () => void) {
      const isOpen = hasFamily && !isChosen;
      setMissing(isOpen);
      if (!isOpen) act();
    },
    reset() {
      setChosen(false);
      setMissing(false);
    },
  };
}
