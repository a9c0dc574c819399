import { COMMON } from '../content/common-words';
import type { MailContent, MailContext } from '../content/mail-content';
import { mailSamples } from './mail-samples';
import { mailVariants } from './mail-variants';
import type { TemplateData, TemplateName } from '../templates';
import { templateOf, writeMail } from '../writing/write-mail';
import type { OwnTexts } from '../writing/write-mail';

/** A mail with made-up data, ready to be written or sent. */
export interface SampleMail {
  template: TemplateName;
  data: TemplateData<TemplateName>;
}

/** Where the texts that several mails have are shown. */
const WITH_COMMON: readonly TemplateName[] = ['order-placed', 'newsletter-known'];

/** Stands for a text while it is looked for; nobody writes it. */
const MARK = '\u0001';

/** Every sample of a mail, in the shop's currency; together they say each of its texts. None where there is no such mail. */
export function samplesOf(name: string, currency: string): SampleMail[] {
  if (name === COMMON) return WITH_COMMON.flatMap((template) => samplesOf(template, currency));
  if (!templateOf(name)) return [];
  const template = name as TemplateName;
  const variants: readonly object[] = [{}, ...(mailVariants[template] ?? [])];
  const inCurrency = 'currency' in mailSamples[template] ? { currency } : {};
  return variants.map((variant) => ({
    template,
    // a variant is of the same template: see the type of `mailVariants`
    data: { ...mailSamples[template], ...variant, ...inCurrency } as TemplateData<TemplateName>,
  }));
}

/** Whether this sample says a text. @param name of the mail whose text it is */
function saysText({ template, data }: SampleMail, context: MailContext, name: string, key: string): boolean {
  const marked = { [key]: MARK };
  const own: OwnTexts = name === COMMON ? { common: marked } : { mail: marked };
  const content: MailContent = writeMail(template, data, context, own);
  return JSON.stringify(content).includes(JSON.stringify(MARK).slice(1, -1));
}

/** The first sample of a mail that says a text; without one, the first. */
export function sampleSaying(
  { name, currency, key }: { name: string; currency: string; key: string | undefined },
  context: MailContext,
): SampleMail | undefined {
  const samples = samplesOf(name, currency);
  return samples.find((sample) => key !== undefined && saysText(sample, context, name, key)) ?? samples[0];
}
