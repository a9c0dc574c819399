import type { Language } from '../../../core/languages';
import type { CommonKey } from './common-words';
import type { Say, Values } from './mail-words';

/** One line of goods. */
export interface MailGoods {
  name: string;
  /** how many, which options */
  details: string;
  /** already formatted */
  amount: string;
  /** path of its picture, e.g. '/media/0f….webp'; it travels with the mail */
  picture: string | null;
}

export interface MailSum {
  label: string;
  /** already formatted */
  amount: string;
  strong?: boolean;
}

/** A paragraph with its lines, a link that stands out, somebody else's words, or goods and what they come to. */
export type MailBlock =
  | string
  | { label: string; href: string }
  | { quote: string }
  | { goods: MailGoods[]; sums: MailSum[] };

/** What a template writes; how it looks is decided once, in render-mail.ts. */
export interface MailContent {
  subject: string;
  /** what mail programs show beside the subject */
  preview: string;
  body: MailBlock[];
  /** the last line: why this mail came */
  reason: string;
}

/** The picture that stands for the shop's name; it travels with the mail. */
export interface MailLogo {
  /** its path, e.g. '/media/0f….webp' */
  src: string;
  width: number;
  height: number;
}

/** What every template may speak of. */
export interface MailContext {
  store_name: string;
  /** left out where the shop has none: then its name stands there */
  logo?: MailLogo;
  /** where parcels are sent to, in one line; '' where staff have said none */
  store_address: string;
  /** where the pages of the mail's language begin (`…` or `…/de`), without a slash at its end: links need no more */
  public_url: string;
  language: Language;
  /** BCP 47, for money and dates by Intl */
  locale: string;
}

/** What a template is written with besides its own data. */
export interface WritingContext extends MailContext {
  /** the texts that several mails have */
  common: Say<CommonKey>;
}

/**
 * One mail: its texts in every language, in each of which `{…}` is filled in, and how a mail is made of them. Staff may
 * write other texts (docs/product.md §4), so a mail says nothing that is not among them but names, amounts and days.
 */
export interface MailTemplate<Data extends object, Key extends string = string> {
  words: Record<Language, Record<Key, string>>;
  /** which placeholders a text must keep, whoever writes it: without them its reader could not do what it asks for */
  needed?: Partial<Record<Key, readonly string[]>>;
  /** what is filled in, beside `store`; already formatted */
  values?(data: Data, context: MailContext): Values;
  write(data: Data, say: Say<Key>, context: WritingContext): MailContent;
}

/** Writes a template down, with the names of its texts found from its words. */
export const mailOf =
  <Data extends object>() =>
  <Key extends string>(template: MailTemplate<Data, Key>): MailTemplate<Data, Key> =>
    template;
