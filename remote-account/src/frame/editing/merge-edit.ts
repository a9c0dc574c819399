export interface Conflict<Field> {
  field: Field;
  present: string;
  yours: string;
}

/**
 * Merges an edit with what was saved elsewhere meanwhile: a field that only one side changed takes that side's value;
 * where both changed it differently, yours stays in the form and the conflict is told.
 * @param base what was saved when the edit began
 * @param yours the form
 * @param present what is saved now
 */
export function mergeEdit<Field extends string, Values extends Record<Field, string>>(
  fields: readonly Field[],
  base: Record<Field, string>,
  yours: Values,
  present: Pick<Values, Field>,
): { merged: Values; conflicts: Conflict<Field>[] } {
  const merged = { ...yours };
  const conflicts: Conflict<Field>[] = [];
  for (const field of fields) {
    if (yours[field] === base[field]) merged[field] = present[field];
    else if (present[field] !== base[field] && present[field] !== yours[field]) {
      conflicts.push({ field, present: present[field], yours: yours[field] });
    }
  }
  return { merged, conflicts };
}
