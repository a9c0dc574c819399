/** What stands in a form's fields, by their names. */
export type FormValues<Name extends string> = Record<Name, string | boolean>;

const same = (one: string | boolean, other: string | boolean): boolean =>
  typeof one === 'string' && typeof other === 'string' ? one.trim() === other.trim() : one === other;

/** The fields in which two versions differ, in the form's order. */
export function changedFields<Values extends object>(from: Values, to: Values): (keyof Values & string)[] {
  const [before, after] = [from, to] as FormValues<string>[]; // a form's fields are texts and ticks
  // the keys are what its type says
  return (Object.keys(from) as (keyof Values & string)[]).filter(
    (name) => !same(before?.[name] ?? '', after?.[name] ?? ''),
  );
}

export interface Merged<Values> {
  values: Values;
  /** both sides changed them, to something else each: here they are still as they were typed */
  conflicts: (keyof Values & string)[];
}

/** An edit that began with `base`, on top of what somebody else made of it meanwhile: what was not touched here is theirs. */
export function mergeEdit<Values extends object>(base: Values, edit: Values, theirs: Values): Merged<Values> {
  const mine = changedFields(base, edit);
  const values: Values = { ...theirs, ...Object.fromEntries(mine.map((name) => [name, edit[name]])) };
  const differing = changedFields(edit, theirs);
  const both = changedFields(base, theirs).filter((name) => mine.includes(name));
  return { values, conflicts: both.filter((name) => differing.includes(name)) };
}
