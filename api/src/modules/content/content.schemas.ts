import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LANGUAGES } from '../../core/languages';
import { Timestamp } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };

const anchored = {
  id: Type.String({ description: 'for links: stays the same while the title does' }),
  title: Type.String(),
  html: Type.String({ description: 'sanitised' }),
};

export const PagePart = Type.Object(anchored, { ...closed, $id: 'PagePart' });

export const PageSection = Type.Object(
  {
    ...anchored,
    parts: Type.Array(ref(PagePart), {
      description: 'what stands under the h3 headings of `html`, one by one: the questions of a FAQ',
    }),
  },
  { ...closed, $id: 'PageSection' },
);

export const Page = Type.Object(
  {
    slug: Type.String(),
    language: Type.Enum([...LANGUAGES], {
      type: 'string',
      description: 'of this text: English where the page has not been written in the one asked for',
    }),
    title: Type.String(),
    description: Type.String(),
    intro_html: Type.String({ description: 'what stands before the first section; sanitised' }),
    sections: Type.Array(ref(PageSection)),
    is_sample: Type.Boolean({ description: 'came with the shop; its owner has not looked it through yet' }),
    updated_at: Timestamp,
  },
  { ...closed, $id: 'Page' },
);

export const PageList = Type.Object(
  {
    items: Type.Array(Type.Object({ slug: Type.String(), title: Type.String(), updated_at: Timestamp }, closed)),
  },
  { ...closed, $id: 'PageList' },
);

export const PageParameters = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 100 }) });

export const PageQuery = Type.Object({ language: Type.Enum([...LANGUAGES], { type: 'string', default: 'en' }) });

export type PageSection = Static<typeof PageSection>;

export const contentSchemas = [PagePart, PageSection, Page, PageList];
