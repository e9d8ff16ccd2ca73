import { foldText } from '@fanclub/contract/text/fold';
import { latinNames as names } from '@fanclub/contract/text/latin-names';
import { soundKey } from '@fanclub/contract/text/persian-name';
import { searchKey } from './search-keys.ts';

/**
 * The most spellings that one query searches, beside the sound. Firestore allows 30 alternatives in a query, and each
 * key needs four.
 */
const mostForms = 5;
const persian = /\p{Script=Arabic}/u;

/**
 * Returns the keys for which a search looks in `search_keys`; empty if there is nothing to look for. Members' names are
 * stored in Latin letters. A search in Persian letters therefore looks for the usual Latin spellings of names that the
 * table has, and for the sound of the name, which also finds other spellings, other names, and a name of which only the
 * beginning is typed. The sound of a short name that the table has is left out, because too many names share it.
 */
export function searchedKeys(query: string): string[] {
  const folded = foldText(query).slice(0, 100);
  const sound = persian.test(folded) ? soundKey(folded) : '';
  const isKnown = folded.split(' ').every((word) => !persian.test(word) || word in names);
  const keys = [
    ...latinForms(folded).map(searchKey),
    isKnown && sound.length <= shortSound ? '' : sound,
  ].filter(Boolean);
  return keys.length > 0 ? keys : [searchKey(query)].filter(Boolean);
}

/** The length of a sound's key with two letters. */
const shortSound = 3;

/**
 * Returns Latin spellings of a folded text in Persian letters, the most usual ones first; empty if the table lacks one
 * of its words. The last word may be the beginning of a name.
 */
function latinForms(folded: string): string[] {
  if (!persian.test(folded)) return [];
  const words = folded.split(' ');
  const spellings = words.map((word, place) => spellingsOf(word, place === words.length - 1));
  return spellings
    .reduce<{ form: string[]; rank: number }[]>(
      (forms, each) =>
        forms.flatMap(({ form, rank }) =>
          each.map((spelling, i) => ({ form: [...form, spelling], rank: rank + i })),
        ),
      [{ form: [], rank: 0 }],
    )
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostForms)
    .map(({ form }) => form.join(' '));
}

function spellingsOf(word: string, isLast: boolean): readonly string[] {
  const known = persian.test(word) ? (names[word] ?? []) : [word];
  if (known.length > 0 || !isLast || word.length < 2) return known;
  const begun = Object.entries(names).filter(([name]) => name.startsWith(word));
  return begun.map(([, [spelling = '']]) => spelling);
}
