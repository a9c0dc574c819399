import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Timestamp } from '../../schemas/basics/common';
import { nullable } from '../../schemas/basics/ref';
import { menuSchemas } from '../../schemas/menus';

const closed = { additionalProperties: false };
/** What an entry can be. A heading is a word that leads nowhere; the menu of all categories is of the header alone. */
const KINDS = ['heading', 'categories', 'category', 'page', 'link'] as const;
/** What has room in a header, in a footer, and below one entry. */
const MOST = { header: 8, footer: 5, below: 12 };
const LONGEST = { label: 40, target: 200 };

const kind = Type.Enum([...KINDS], { type: 'string' });
const BY_LANGUAGE = {
  ...closed,
  description: 'by language; empty: what the category or the page is called, else the English one',
};
const TARGET = 'the category’s id, the page’s slug, a path of the shop, or an address with https://';
const entry = {
  id: Type.String(),
  kind,
  label: Type.Object({ en: Type.String(), de: Type.String() }, BY_LANGUAGE),
  target: nullable(Type.String({ description: TARGET })),
};
const branches = nullable(
  Type.Array(Type.Object({ ...entry, below: Type.Array(Type.Object(entry, closed)) }, closed), {
    description: 'null: what the shop puts there itself',
  }),
);
const both = { header: branches, footer: branches };

const line = Type.String({ maxLength: LONGEST.label, format: 'line' });
const givenEntry = {
  id: Type.String({
    minLength: 1,
    maxLength: 40,
    pattern: '^[\\w-]+$',
    description: 'made by whoever adds the entry',
  }),
  kind,
  label: Type.Object({ en: line, de: line }, BY_LANGUAGE),
  target: nullable(Type.String({ maxLength: LONGEST.target, description: TARGET })),
};
const givenBranches = (maxItems: number) =>
  nullable(
    Type.Array(
      Type.Object(
        { ...givenEntry, below: Type.Array(Type.Object(givenEntry, closed), { maxItems: MOST.below }) },
        closed,
      ),
      { maxItems },
    ),
  );

export const NavigationSettings = Type.Object(
  {
    ...both,
    usual: Type.Object(both, { ...closed, description: 'what an arrangement of one’s own begins with' }),
    version: Type.Integer({ description: '0 before anything was ever set' }),
  },
  { ...closed, $id: 'NavigationSettings', description: 'What staff may change of header and footer.' },
);

export const NavigationSettingsBody = Type.Object(
  {
    header: givenBranches(MOST.header),
    footer: givenBranches(MOST.footer),
    version: Type.Integer({ minimum: 0, description: 'the one that was read' }),
  },
  closed,
);

const saved = {
  version: Type.Integer(),
  saved_at: Timestamp,
  saved_by: nullable(Type.Object({ id: Id, name: Type.String() }, closed)),
};

export const NavigationVersionList = Type.Object(
  { items: Type.Array(Type.Object(saved, closed), { description: 'the last 50 saves, the latest first' }) },
  { ...closed, $id: 'NavigationVersionList' },
);

export const NavigationVersion = Type.Object({ ...saved, ...both }, { ...closed, $id: 'NavigationVersion' });

export const NavigationVersionParameters = Type.Object({
  kept_version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});

export type NavigationEdit = Static<typeof NavigationSettingsBody>;
export type Navigation = Pick<NavigationEdit, 'header' | 'footer'>;
export type Branch = NonNullable<Navigation['header']>[number];
export type Entry = Omit<Branch, 'below'>;
export type NavigationSettingsView = Static<typeof NavigationSettings>;
export type NavigationVersionListView = Static<typeof NavigationVersionList>;
export type NavigationVersionView = Static<typeof NavigationVersion>;

export const navigationSchemas = [...menuSchemas, NavigationSettings, NavigationVersionList, NavigationVersion];
