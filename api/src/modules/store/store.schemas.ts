import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Image, Timestamp } from '../../schemas/basics/common';
import { LANGUAGES } from '../../core/languages';
import { Menus } from '../../schemas/menus';
import { nullable, ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };

export const Hero = Type.Object(
  { image: ref(Image), quiet_side: Type.Enum(['left', 'right'], { type: 'string' }) },
  { ...closed, $id: 'Hero' },
);

export const Contact = Type.Object(
  { email: Type.String(), phone: Type.String(), address: Type.String() },
  { ...closed, $id: 'Contact', description: 'An empty text is not shown.' },
);

const NETWORKS = ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube'] as const;
const PROMPTS = ['always', 'once', 'never'] as const;

/** What a shop may be made to reckon in: currencies of two decimals, as the demo shop's figures and all defaults have them. */
export const CURRENCIES = [
  'AED',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CZK',
  'DKK',
  'EUR',
  'GBP',
  'HKD',
  'ILS',
  'INR',
  'MXN',
  'MYR',
  'NOK',
  'NZD',
  'PHP',
  'PLN',
  'RON',
  'SAR',
  'SEK',
  'SGD',
  'THB',
  'TRY',
  'USD',
  'ZAR',
] as const;

export const SocialLink = Type.Object(
  {
    network: Type.Enum([...NETWORKS], { type: 'string' }),
    url: Type.String(),
  },
  { ...closed, $id: 'SocialLink' },
);

export const Seller = Type.Object(
  {
    legal_name: Type.String({ description: "who sells, where that is not the shop's name" }),
    tax_number: Type.String(),
    vat_id: Type.String({ description: 'as in DE123456789' }),
  },
  { ...closed, $id: 'Seller', description: 'What invoices say of the seller; what is empty they do not say.' },
);

const announced = {
  texts: Type.Object(
    { en: Type.String(), de: Type.String() },
    { ...closed, description: 'by language; where one is empty the English text stands in' },
  ),
  to: nullable(Type.String({ description: 'a path of the shop, without the language’s prefix' })),
};

export const Announcement = Type.Object(announced, {
  ...closed,
  $id: 'Announcement',
  description: 'One sentence above every page of the shop, now.',
});

export const AnnouncementSetting = Type.Object(
  { ...announced, from: nullable(Timestamp), until: nullable(Timestamp) },
  { ...closed, $id: 'AnnouncementSetting', description: 'The sentence, and when it is shown; null: no such end.' },
);

const closing = {
  texts: Type.Object(
    { en: Type.String(), de: Type.String() },
    {
      ...closed,
      description: 'by language; where one is empty the English text stands in, and the shop’s own for that',
    },
  ),
  until: nullable(Timestamp),
};

export const ClosingNote = Type.Object(closing, {
  ...closed,
  $id: 'ClosingNote',
  description: 'What shoppers read while the shop is closed, and when it is expected to open; it opens by staff alone.',
});

const languageOf = (description: string) => Type.Enum([...LANGUAGES], { type: 'string', description });
const Languages = Type.Array(languageOf('ISO 639-1'), {
  description: 'in which the shop is offered; the first one, at the root of its addresses, always is',
});

const Translated = Type.Object(
  {
    language: languageOf('another one than the first'),
    products: Type.Integer({ description: 'with a name in it; counted to 10,001' }),
    pages: Type.Integer({ description: 'texts of the shop that are written in it' }),
  },
  {
    ...closed,
    $id: 'TranslatedRecords',
    description: 'How much there is in a language, whether it is offered or not.',
  },
);

/** Stands for the name at the head of every page; its `alt` is the name. */
const logo = nullable(ref(Image));

export const Store = Type.Object(
  {
    name: Type.String(),
    logo,
    currency: Type.String({ description: 'ISO 4217' }),
    locale: Type.String({ description: 'BCP 47' }),
    languages: Languages,
    time_zone: Type.String({ description: 'IANA name: where the days of the shop begin' }),
    email: Type.String({ deprecated: true, description: 'as in `contact`, for remotes that were built before it' }),
    phone: Type.String({ deprecated: true, description: 'as in `contact`' }),
    address: Type.String({ deprecated: true, description: 'as in `contact`' }),
    contact: ref(Contact),
    social: Type.Array(ref(SocialLink), { description: 'only networks where the shop is' }),
    maintenance: Type.Boolean({ description: 'the shop is closed for a while: its pages say so' }),
    maintenance_note: ref(ClosingNote),
    sign_in_prompt: Type.Enum([...PROMPTS], { type: 'string' }),
    payment_providers: Type.Array(Type.Enum(['stripe'], { type: 'string' }), {
      description: 'who takes cards for the shop with code of their own, which pages for paying may then load',
    }),
    heroes: Type.Array(ref(Hero)),
    announcement: nullable(ref(Announcement)),
    menus: ref(Menus),
  },
  { ...closed, $id: 'Store' },
);

export const StoreSettings = Type.Object(
  {
    name: Type.String(),
    logo_id: nullable(Id),
    logo,
    currency: Type.String({ description: 'ISO 4217' }),
    currencies: Type.Array(Type.String(), {
      description: 'what the currency may be changed to; none once there is a product, an order or a coupon',
    }),
    locale: Type.String({ description: 'BCP 47' }),
    languages: Languages,
    translated: Type.Array(ref(Translated)),
    time_zone: Type.String({ description: 'IANA name: where the days of the shop begin' }),
    contact: ref(Contact),
    social: Type.Array(ref(SocialLink)),
    maintenance: Type.Boolean({ description: 'the shop is closed for a while; the back office stays open' }),
    maintenance_note: ref(ClosingNote),
    sign_in_prompt: Type.Enum([...PROMPTS], { type: 'string' }),
    trouble_email: Type.String({
      description: 'who is written to when something goes wrong with money; empty: the contact address',
    }),
    low_stock: Type.Integer({
      description: 'at this stock or less staff count a variant as low, where it has no threshold of its own',
    }),
    announcement: nullable(ref(AnnouncementSetting)),
    seller: ref(Seller),
    order_prefix: Type.String({ description: "what order numbers begin with: 'AB' of 'AB-7K3M9P'" }),
    version: Type.Integer({ description: '0 before anything was ever set' }),
  },
  { ...closed, $id: 'StoreSettings', description: 'What staff may change of the store.' },
);

const line = (maxLength: number) => Type.String({ maxLength, format: 'line' });

export const StoreSettingsBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S', format: 'line' }),
    logo_id: Type.Optional(
      nullable(Type.String({ format: 'uuid', description: 'a picture of the library; without: it stays what it is' })),
    ),
    currency: Type.Optional(
      Type.String({ pattern: '^[A-Z]{3}$', description: 'one of `currencies`; without: it stays what it is' }),
    ),
    languages: Type.Optional(
      Type.Array(Type.Enum([...LANGUAGES], { type: 'string' }), {
        maxItems: LANGUAGES.length,
        uniqueItems: true,
        description: 'the first language among them; without: they stay what they are',
      }),
    ),
    time_zone: Type.String({ minLength: 1, maxLength: 60 }),
    contact: Type.Object({ email: line(254), phone: line(40), address: line(200) }, closed),
    social: Type.Array(Type.Object({ network: Type.Enum([...NETWORKS], { type: 'string' }), url: line(200) }, closed), {
      maxItems: NETWORKS.length,
    }),
    maintenance: Type.Boolean(),
    maintenance_note: Type.Optional(
      Type.Object(
        { texts: Type.Object({ en: line(300), de: line(300) }, closed), until: nullable(Timestamp) },
        { ...closed, description: 'without: it stays what it is' },
      ),
    ),
    sign_in_prompt: Type.Enum([...PROMPTS], { type: 'string' }),
    trouble_email: Type.Optional(
      Type.String({ maxLength: 254, format: 'line', description: 'without: it stays what it is' }),
    ),
    low_stock: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 99_999, description: 'without: it stays what it is' }),
    ),
    announcement: Type.Optional(
      nullable(
        Type.Object(
          {
            texts: Type.Object({ en: line(120), de: line(120) }, closed),
            to: nullable(line(200)),
            from: Type.Optional(nullable(Timestamp)),
            until: Type.Optional(nullable(Timestamp)),
          },
          { ...closed, description: 'without: it stays what it is; without a text in English there is none' },
        ),
      ),
    ),
    seller: Type.Optional(
      Type.Object(
        { legal_name: line(120), tax_number: line(30), vat_id: line(30) },
        { ...closed, description: 'without: it stays what it is' },
      ),
    ),
    order_prefix: Type.Optional(
      Type.String({
        maxLength: 20,
        format: 'line',
        description:
          '2 to 6 letters and digits; orders that were placed keep their numbers; without: it stays what it is',
      }),
    ),
    version: Type.Integer({ minimum: 0, description: 'the one that was read' }),
  },
  closed,
);

export type StoreEdit = Static<typeof StoreSettingsBody>;

export const storeSchemas = [
  Hero,
  Contact,
  SocialLink,
  Seller,
  Announcement,
  AnnouncementSetting,
  ClosingNote,
  Translated,
  Store,
  StoreSettings,
];
