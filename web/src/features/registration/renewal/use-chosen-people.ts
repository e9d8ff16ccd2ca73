import { submissionMaxPeople } from '@fanclub/contract/members/limits';
import type { OwnProfile } from '@fanclub/contract/members/profile';
import { useRef } from 'react';
import type { PersonDraft } from '../draft/person-draft.ts';
import { useDraft } from '../page/wizard-context.ts';
import { knownDraft } from './renewal-draft.ts';
import { renewingPerson } from './renewing-person.ts';
import { type WhoRenews, whoRenews } from './who-renews.ts';

interface Choice extends WhoRenews {
  isChosen: (id: string) => boolean;
  /** True if the maximum number of people in one submission is chosen. */
  isFull: boolean;
  choose: (id: string, isChosen: boolean) => void;
}

/**
 * Tells and changes who is chosen for the renewal. The form's values contain the choice: the member is chosen while
 * `pack_type` is not empty, and a person of the family while `people` has an entry with the person's id.
 */
export function useChosenPeople(member: OwnProfile, season: string): Choice {
  const { values, setValues } = useDraft();
  const who = whoRenews(member, season);
  const { people, pack_type: pack } = values;
  // The last entry of each person, so that package and card are restored if an unchecked person is checked again.
  const lastEntries = useRef(new Map<string, PersonDraft>());
  const ownPack = useRef(pack);

  const chooseSelf = (isChosen: boolean) => {
    if (!isChosen) ownPack.current = pack;
    const again = ownPack.current || knownDraft(member).pack_type;
    setValues({ ...values, pack_type: isChosen ? again : '' });
  };

  return {
    ...who,
    isChosen: (id) => (id === member.id ? pack !== '' : people.some(({ key }) => key === id)),
    isFull: people.length + (pack ? 1 : 0) >= submissionMaxPeople,
    choose(id, isChosen) {
      if (id === member.id) return chooseSelf(isChosen);
      for (const person of people) lastEntries.current.set(person.key, person);
      const chosen = who.family.filter((each) =>
        each.id === id ? isChosen : people.some(({ key }) => key === each.id),
      );
      setValues({
        ...values,
        people: chosen.map((each) => lastEntries.current.get(each.id) ?? renewingPerson(each)),
      });
    },
  };
}
