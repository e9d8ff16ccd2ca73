import { useState } from 'react';

/**
 * Returns the state of the checkbox with which an admin or guardian confirms that the dependants are deleted
 * together with the guardian.
 */
export function useWithFamily(hasFamily: boolean) {
  const [isChosen, setChosen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return {
    choice: { isChosen, isMissing, onChange: setChosen },
    query: hasFamily ? ({ with_family: 'true' } as const) : {},
    /** Runs `act` if the confirmation is given or not needed; otherwise shows that it is missing. */
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
