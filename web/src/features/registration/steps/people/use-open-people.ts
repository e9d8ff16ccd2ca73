import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type PersonDraft, personFieldOf } from '../../draft/person-draft.ts';
import type { PageState } from '../../draft/use-page.ts';
import { useWizard } from '../../page/wizard-context.ts';

/**
 * Holds which people are collapsed to short cards. At first these are the people whose data is complete and has no
 * reported error, except a person whose "Edit" button led to this page. If the user cannot go on because of an error,
 * the person with the error is expanded.
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
  // The people are expanded during rendering and not in an effect, because the first field with an error gets the focus
  // afterwards and must be in an expanded form by then.
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
