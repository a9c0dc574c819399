import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LANGUAGES } from '../../core/languages';
import { Image, Timestamp } from '../../schemas/basics/common';
import { nullable, ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };
/** What the home page can show. Only heroes and texts may stand on it more than once. */
const KINDS = [
  'hero',
  'text',
  'categories',
  'newest',
  'best_selling',
  'on_sale',
  'reviews',
  'recently_viewed',
] as const;
/** Sections that a home page can have. */
const MOST_SECTIONS = 24;
const LONGEST = { title: 80, text: 300, label: 40, path: 200 };

const Kind = Type.Enum([...KINDS], { type: 'string' });
const Side = Type.Enum(['left', 'right'], { type: 'string', description: 'of the picture: words stand on it' });
const Language = Type.Enum([...LANGUAGES], { type: 'string' });
const BY_LANGUAGE = { ...closed, description: 'by language; where one is empty the English text stands in' };
const Words = Type.Object({ en: Type.String(), de: Type.String() }, BY_LANGUAGE);

function givenWords(maxLength: number) {
  const line = Type.String({ maxLength, format: 'line' });
  return Type.Object({ en: line, de: line }, BY_LANGUAGE);
}

export const HomeQuery = Type.Object({ language: Type.Optional(Language) }, closed);

export const Home = Type.Object(
  {
    sections: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          kind: Kind,
          title: Type.String({ description: 'empty: the page has its own for what the section shows' }),
          text: Type.String(),
          action: nullable(
            Type.Object(
              {
                label: Type.String(),
                to: Type.String({ description: 'a path of the shop, without the language’s prefix' }),
              },
              closed,
            ),
          ),
          image: nullable(ref(Image)),
          quiet_side: Side,
        },
        closed,
      ),
    ),
  },
  { ...closed, $id: 'Home', description: 'What the home page shows now in one language, from its top to its end.' },
);

const section = {
  id: Type.String({
    minLength: 1,
    maxLength: 40,
    pattern: '^[\\w-]+$',
    description: 'made by whoever adds the section',
  }),
  kind: Kind,
  language: nullable(Type.Enum([...LANGUAGES], { type: 'string', description: 'null: in every language' })),
  from: nullable(Timestamp),
  until: nullable(Timestamp),
  title: givenWords(LONGEST.title),
  text: givenWords(LONGEST.text),
  label: givenWords(LONGEST.label),
  to: nullable(
    Type.String({ maxLength: LONGEST.path, description: 'a path of the shop, without the language’s prefix' }),
  ),
  image_id: nullable(Type.String({ maxLength: 36 })),
  quiet_side: Side,
};

export const HomeSettings = Type.Object(
  {
    sections: Type.Array(
      Type.Object({ ...section, title: Words, text: Words, label: Words, image: nullable(ref(Image)) }, closed),
    ),
    version: Type.Integer({ description: '0 before anything was ever set' }),
  },
  { ...closed, $id: 'HomeSettings', description: 'What staff may change of the home page, shown now or not.' },
);

export const HomeSettingsBody = Type.Object(
  {
    sections: Type.Array(Type.Object(section, closed), { maxItems: MOST_SECTIONS }),
    version: Type.Integer({ minimum: 0, description: 'the one that was read' }),
  },
  closed,
);

export const HomePicture = Type.Object(
  { image_id: Type.String(), image: ref(Image) },
  { ...closed, $id: 'HomePicture', description: 'A picture that was sent for the home page; nothing shows it yet.' },
);

export type HomeView = Static<typeof Home>;
export type HomeSettingsView = Static<typeof HomeSettings>;
export type HomeEdit = Static<typeof HomeSettingsBody>;
export type HomeSection = HomeEdit['sections'][number];
export type HomePictureView = Static<typeof HomePicture>;

export const homeSchemas = [Home, HomeSettings, HomePicture];
