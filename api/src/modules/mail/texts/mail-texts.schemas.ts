import { Type } from 'typebox';
import type { Static } from 'typebox';
import { nullable, ref } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };
const LANGUAGE = Type.Enum(['en', 'de'], { type: 'string' });
/** More texts than any mail has. */
const MOST_TEXTS = 60;

const byLanguage = (description: string) =>
  Type.Object({ en: Type.Integer(), de: Type.Integer() }, { ...closed, description });

const ownText = nullable(Type.String({ maxLength: 2_000, format: 'lines' }));

export const MailTextsList = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          name: Type.String({ description: 'of the mail; `common`: what several mails say' }),
          texts: Type.Integer({ description: 'how many it has' }),
          own: byLanguage('how many of them staff have written'),
        },
        closed,
      ),
    ),
  },
  { ...closed, $id: 'MailTextsList', description: 'Every mail that the shop sends.' },
);

export const MailText = Type.Object(
  {
    key: Type.String(),
    kind: Type.Enum(['subject', 'preview', 'text', 'button', 'label', 'reason'], {
      type: 'string',
      description: 'where it stands; each but `text` and `reason` is one line',
    }),
    usual: Type.Object({ en: Type.String(), de: Type.String() }, closed),
    own: Type.Object(
      { en: nullable(Type.String()), de: nullable(Type.String()) },
      { ...closed, description: 'null: the usual one' },
    ),
    placeholders: Type.Array(Type.String(), { description: 'what may stand in it in braces' }),
    needed: Type.Array(Type.String(), { description: 'which of them must' }),
  },
  { ...closed, $id: 'MailText', description: 'One text of a mail.' },
);

export const MailTexts = Type.Object(
  {
    name: Type.String(),
    texts: Type.Array(ref(MailText)),
    version: Type.Integer({ description: '0 before anything was ever written' }),
  },
  { ...closed, $id: 'MailTexts', description: 'The texts of one mail, in the order in which they are written.' },
);

const key = Type.String({ maxLength: 60 });

export const MailTextsBody = Type.Object(
  {
    texts: Type.Record(key, Type.Object({ en: ownText, de: ownText }, closed), {
      maxProperties: MOST_TEXTS,
      description: 'by key; null, empty, or left out: the usual one',
    }),
    version: Type.Integer({ minimum: 0, description: 'the one that was read' }),
  },
  closed,
);

export const MailSampleBody = Type.Object(
  {
    language: LANGUAGE,
    texts: Type.Record(key, ownText, { maxProperties: MOST_TEXTS, description: 'by key, as they would be saved' }),
    showing: Type.Optional(Type.String({ maxLength: 60, description: 'the key of a text that the mail should say' })),
  },
  closed,
);

export const MailSample = Type.Object(
  {
    subject: Type.String(),
    html: Type.String({ description: 'a whole document without scripts' }),
    text: Type.String({ description: 'as programs show it that know no HTML' }),
  },
  { ...closed, $id: 'MailSample', description: 'A mail with made-up data, as it would be sent.' },
);

export const MailSampleSent = Type.Object(
  { to: Type.String({ description: 'the address that it goes to' }) },
  { ...closed, $id: 'MailSampleSent' },
);

export type MailTextsView = Static<typeof MailTexts>;
export type MailTextsEdit = Static<typeof MailTextsBody>;
export type MailSampleAsked = Static<typeof MailSampleBody>;

export const mailTextsSchemas = [MailTextsList, MailText, MailTexts, MailSample, MailSampleSent];
