import { fillIn } from '../../../presenters/words/placeholders';

/** What is filled in, by the placeholder's name. */
export type Values = Readonly<Record<string, string>>;

/** A text of a mail with everything filled in. @param more what this one place fills in besides */
export type Say<Key extends string = string> = (key: Key, more?: Values) => string;

/** What staff have written in the place of a mail's texts in one language, by text. */
export type OwnWords = Readonly<Record<string, string>>;

/** Says the texts of one mail in one language: those of staff where there are any, else the shop's usual ones. */
export function sayer<Key extends string>(
  words: Readonly<Record<Key, string>>,
  values: Values,
  own: OwnWords = {},
): Say<Key> {
  return (key, more) => fillIn((Object.hasOwn(own, key) ? own[key] : undefined) ?? words[key], { ...values, ...more });
}
