import { byName, pick } from '@fanclub/contract/members/by-name';
import {
  isOptional,
  type KeptFieldName,
  type KeptFields,
  keptFieldNames,
  type TypedFields,
} from '@fanclub/contract/members/field-sets';
import { normaliseMemberInput } from '@fanclub/contract/members/normalise';

/** What a form holds that corrects these fields: '' for an optional one that was not given. */
export function valuesOf<N extends KeptFieldName>(member: KeptFields, names: readonly N[]) {
  const typed = byName<Pick<TypedFields, KeptFieldName>>(
    keptFieldNames,
    (name) => member[name] ?? '',
  );
  return pick(typed, names);
}

/** The same as the server keeps them: null for an optional field that is empty. */
export function correctionsOf<N extends KeptFieldName>(
  values: Pick<TypedFields, N>,
  names: readonly N[],
) {
  const typed: Partial<TypedFields> = normaliseMemberInput(values);
  const kept = byName<KeptFields>(keptFieldNames, (name) => {
    const value = typed[name] ?? '';
    return value === '' && isOptional(name) ? null : value;
  });
  return pick(kept, names);
}

/** Only what differs. */
export function changesOf<T extends object>(before: T, after: T, names: readonly (keyof T)[]) {
  const changed = names.filter((name) => after[name] !== before[name]);
  const changes: Partial<T> = pick(after, changed);
  return changes;
}
