import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LANGUAGES } from '../../core/languages';
import { Id, Timestamp } from '../../schemas/basics/common';
import { nullable } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };
const Language = Type.Enum([...LANGUAGES], { type: 'string' });
/** Texts that a shop can have. */
export const MOST_PAGES = 200;

const saved = {
  version: Type.Integer(),
  saved_at: Timestamp,
  saved_by: nullable(Type.Object({ id: Id, name: Type.String() }, closed)),
};
const State = Type.Enum(['missing', 'draft', 'published', 'changed'], {
  type: 'string',
  description: 'missing: not written in that language; changed: shown, and saved since without being published',
});
const address = Type.String({ description: 'where the shop shows it, without the language’s prefix' });

export const AdminPageList = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          slug: Type.String(),
          address,
          title: Type.String({ description: 'in English, where it is written' }),
          is_sample: Type.Boolean({
            description: 'one of its texts came with the shop and nobody has looked it through',
          }),
          states: Type.Object({ en: State, de: State }, closed),
          saved_at: Timestamp,
        },
        closed,
      ),
    ),
  },
  { ...closed, $id: 'AdminPageList' },
);

export const AdminPage = Type.Object(
  {
    slug: Type.String(),
    language: Language,
    address,
    title: Type.String(),
    description: Type.String(),
    markdown: Type.String({ description: 'as it was saved last, shown or not' }),
    state: State,
    is_sample: Type.Boolean(),
    is_own: Type.Boolean({ description: 'every shop has it: it cannot be deleted' }),
    version: Type.Integer({ description: '0: not written in that language' }),
    published_version: nullable(Type.Integer()),
    saved_at: nullable(Timestamp),
    saved_by: saved.saved_by,
  },
  { ...closed, $id: 'AdminPage', description: 'A text of the shop in one language, as staff write it.' },
);

const kept = { ...saved, is_published: Type.Boolean({ description: 'it was shown when it was saved' }) };

export const PageVersionList = Type.Object(
  { items: Type.Array(Type.Object(kept, closed), { description: 'the last 50 saves, the latest first' }) },
  { ...closed, $id: 'PageVersionList' },
);

export const PageVersion = Type.Object(
  { ...kept, title: Type.String(), description: Type.String(), markdown: Type.String() },
  { ...closed, $id: 'PageVersion' },
);

const Slug = Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });

export const TextParameters = Type.Object({ slug: Slug, language: Language });

export const TextVersionParameters = Type.Object({
  slug: Slug,
  language: Language,
  kept_version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});

export const TextVersionQuery = Type.Object({ version: Type.Integer({ minimum: 1 }) });

const text = {
  title: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S', format: 'line' }),
  description: Type.String({ maxLength: 300, format: 'line' }),
  markdown: Type.String({ maxLength: 100_001, format: 'lines', description: 'at most 100,000 characters' }),
};

export const NewPageBody = Type.Object({ slug: Slug, title: text.title }, closed);

export const TextSaveBody = Type.Object(
  {
    ...text,
    publish: Type.Boolean({ description: 'false: it is kept as a draft, and what is shown stays' }),
    version: Type.Integer({ minimum: 0, description: 'the one that was read; 0 where it was not written yet' }),
  },
  closed,
);

export const TextHideBody = Type.Object({ version: Type.Integer({ minimum: 1 }) }, closed);

export const TextPreviewBody = Type.Object({ ...text, title: Type.String({ maxLength: 120, format: 'line' }) }, closed);

export type AdminPageListView = Static<typeof AdminPageList>;
export type AdminPageView = Static<typeof AdminPage>;
export type PageVersionListView = Static<typeof PageVersionList>;
export type PageVersionView = Static<typeof PageVersion>;
export type TextSaved = Static<typeof TextSaveBody>;
export type TextPreviewed = Static<typeof TextPreviewBody>;

export const contentAdminSchemas = [AdminPageList, AdminPage, PageVersionList, PageVersion];
