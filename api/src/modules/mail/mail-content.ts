/** A paragraph, a link that stands out, or somebody else's words. */
export type MailBlock = string | { label: string; href: string } | { quote: string };

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
  /** without a slash at its end */
  public_url: string;
}

export type MailTemplate<Data extends object> = (data: Data, context: MailContext) => MailContent;
