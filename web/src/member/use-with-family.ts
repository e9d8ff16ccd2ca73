import { useState } from 'react';

/** The confirmation that a guardian's family is deleted together with the guardian. */
export function useWithFamily(hasFamily: boolean) {
  const [isChosen, setChosen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return {
    choice: { isChosen, isMissing, onChange: setChosen },
    query: hasFamily ? ({ with_family: 'true' } as const) : {},
    /** Runs the action if the confirmation is given or not needed; otherwise marks it as missing. */
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
