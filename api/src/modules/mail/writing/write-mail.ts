import { COMMON_WORDS } from '../content/common-words';
import type { MailContent, MailContext, MailTemplate } from '../content/mail-content';
import { sayer } from '../content/mail-words';
import type { OwnWords } from '../content/mail-words';
import { templates } from '../templates';
import type { TemplateData, TemplateName } from '../templates';

/** What staff have written in one language: for a mail, and for what several mails say. */
export interface OwnTexts {
  mail?: OwnWords | undefined;
  common?: OwnWords | undefined;
}

/** The template of a name; undefined where there is none. */
export const templateOf = (name: string): MailTemplate<object> | undefined =>
  Object.hasOwn(templates, name) ? (templates[name as TemplateName] as MailTemplate<object>) : undefined;

/** A mail's content from its data, in the context's language. @param own where staff have written texts of their own */
export function writeMail<Name extends TemplateName>(
  name: Name,
  data: TemplateData<Name>,
  context: MailContext,
  own: OwnTexts = {},
): MailContent {
  // the compiler has checked above that data and template fit
  const template = templates[name] as MailTemplate<object>;
  const { language, store_name: store } = context;
  const common = sayer(COMMON_WORDS[language], { store }, own.common);
  const values = { store, ...template.values?.(data, context) };
  return template.write(data, sayer(template.words[language], values, own.mail), { ...context, common });
}
