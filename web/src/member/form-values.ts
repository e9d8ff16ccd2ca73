import { byName, pick } from '@fanclub/contract/members/by-name';
import {
  isOptional,
  type KeptFieldName,
  type KeptFields,
  keptFieldNames,
  type TypedFields,
} from '@fanclub/contract/members/field-sets';
import { normaliseMemberInput } from '@fanclub/contract/members/normalise';

/** Form values for correcting these fields: '' for an optional field without a value. */
export function valuesOf<N extends KeptFieldName>(member: KeptFields, names: readonly N[]) {
  const typed = byName<Pick<TypedFields, KeptFieldName>>(
    keptFieldNames,
    (name) => member[name] ?? '',
  );
  return pick(typed, names);
}

/** The corrected values as the server stores them: null for an empty optional field. */
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

/** The fields that differ. */
export function changesOf<T extends object>(before: T, after: T, names: readonly (keyof T)[]) {
  const changed = names.filter((name) => after[name] !== before[name]);
  const changes: Partial<T> = pick(after, changed);
  return changes;
}
