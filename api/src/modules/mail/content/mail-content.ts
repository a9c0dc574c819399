import type { Language } from '../../../core/languages';

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

/** What every template may speak of. */
export interface MailContext {
  store_name: string;
  /** where parcels are sent to, in one line; '' where staff have said none */
  store_address: string;
  /** where the pages of the mail's language begin (`…` or `…/de`), without a slash at its end: links need no more */
  public_url: string;
  language: Language;
  /** BCP 47, for money and dates by Intl */
  locale: string;
}

export type MailText<Data extends object> = (data: Data, context: MailContext) => MailContent;

/** One mail in every language of the shop; all are given the same data. */
export type MailTemplate<Data extends object> = Record<Language, MailText<Data>>;
