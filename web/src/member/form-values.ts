import { byName, pick } from '@fanclub/contract/members/by-name';
import {
  isOptional,
  type KeptFieldName,
  type KeptFields,
  keptFieldNames,
  type TypedFields,
} from '@fanclub/contract/members/field-sets';
import { normaliseMemberInput } from '@fanclub/contract/members/normalise';

/** Returns the form's values for correcting these fields; an empty optional field is ''. */
export function valuesOf<N extends KeptFieldName>(member: KeptFields, names: readonly N[]) {
  const typed = byName<Pick<TypedFields, KeptFieldName>>(
    keptFieldNames,
    (name) => member[name] ?? '',
  );
  return pick(typed, names);
}

/** Returns the corrected values as the server stores them; an empty optional field is null. */
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

/** Returns those values of `after` that differ from `before`. */
export function changesOf<T extends object>(before: T, after: T, names: readonly (keyof T)[]) {
  const changed = names.filter((name) => after[name] !== before[name]);
  const changes: Partial<T> = pick(after, changed);
  return changes;
}
