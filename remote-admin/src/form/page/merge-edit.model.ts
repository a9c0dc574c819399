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

/** An edit on top of what somebody else made of the same meanwhile. */
export interface Merged<Draft, Key extends string> {
  draft: Draft;
  /** the keys of what both sides changed, to something else each: here it is still as it was typed */
  conflicts: Key[];
}

/** How drafts of a form are compared and brought together. */
export interface DraftRules<Draft, Key extends string> {
  isSame: (one: Draft, other: Draft) => boolean;
  /** what was not touched since `base` is theirs */
  merge: (base: Draft, mine: Draft, theirs: Draft) => Merged<Draft, Key>;
  /** theirs, with each row of a list under the key that it has on the screen, where `known` stands; left out: rows have none */
  keep?: (theirs: Draft, known: Draft) => Draft;
  /** the draft with their version of one part */
  takeTheirs: (draft: Draft, theirs: Draft, key: Key) => Draft;
}

/** An edit that began with `base`, on top of what somebody else made of it meanwhile: what was not touched here is theirs. */
export function mergeEdit<Values extends object>(
  base: Values,
  edit: Values,
  theirs: Values,
): Merged<Values, keyof Values & string> {
  const mine = changedFields(base, edit);
  const draft: Values = { ...theirs, ...Object.fromEntries(mine.map((name) => [name, edit[name]])) };
  const differing = changedFields(edit, theirs);
  const both = changedFields(base, theirs).filter((name) => mine.includes(name));
  return { draft, conflicts: both.filter((name) => differing.includes(name)) };
}

/** The fields with their version of one. */
export const takeField = <Values extends object>(fields: Values, theirs: Values, name: keyof Values): Values => ({
  ...fields,
  [name]: theirs[name],
});

/** Of a draft that is nothing but fields. */
export const fieldRules = <Values extends object>(): DraftRules<Values, keyof Values & string> => ({
  isSame: (one, other) => changedFields(one, other).length === 0,
  merge: mergeEdit,
  takeTheirs: takeField,
});
