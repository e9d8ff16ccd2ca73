import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type PersonDraft, personFieldOf } from '../draft/person-draft.ts';
import type { PageState } from '../wizard/use-page.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/**
 * Whose form is folded into a card: on arrival, of whoever is complete and is not come back for; later,
 * of whoever is done. Where something is wrong when somebody tries to go on, the form opens.
 */
export function useOpenPeople(
  people: readonly PersonDraft[],
  isComplete: (index: number) => boolean,
) {
  const { problems } = useWizard();
  const { state } = useLocation();
  const { focus = '' } = (state as PageState | null) ?? {};
  const keysIn = (paths: readonly string[]) =>
    paths.flatMap((path) => people[personFieldOf(path)?.index ?? -1]?.key ?? []);
  const wrongIn = (errors: FieldErrors) => keysIn(Object.keys(errors));
  const without = (keys: readonly string[], gone: readonly string[]) =>
    keys.filter((key) => !gone.includes(key));

  const [folded, setFolded] = useState(() => {
    const complete = people.filter((_, index) => isComplete(index)).map(({ key }) => key);
    return without(complete, [...keysIn([focus]), ...wrongIn(problems)]);
  });
  const [seen, setSeen] = useState(problems);
  // Before the first field with an error is looked for, which is in one of these forms.
  if (seen !== problems) {
    setSeen(problems);
    setFolded(without(folded, wrongIn(problems)));
  }
  return {
    isOpen: (key: string) => !folded.includes(key),
    open: (key: string) => setFolded(without(folded, [key])),
    fold: (key: string) => setFolded([...folded, key]),
  };
}
