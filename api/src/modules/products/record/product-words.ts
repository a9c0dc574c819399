import { Type } from 'typebox';
import type { PictureWords, ProductText, ProductWords } from '../../../infra/database/tables/database';
import { sanitiseHtml } from '../../../presenters/formats/sanitise-html';

const closed = { additionalProperties: false };
const TEXTS: readonly ProductText[] = ['name', 'slug', 'description_html', 'seo_title', 'seo_description'];

const line = (maxLength: number) => Type.String({ maxLength, format: 'line' });
const lines = (maxLength: number) => Type.String({ maxLength, format: 'lines' });

const inOthers = { ...closed, description: 'in the other languages; an empty one is told in the first language' };

/** A product's texts in the other languages, as staff read them. */
export const ProductWordsView = Type.Object(
  {
    de: Type.Object(
      {
        name: Type.String(),
        slug: Type.String(),
        description_html: Type.String(),
        seo_title: Type.String(),
        seo_description: Type.String(),
      },
      closed,
    ),
  },
  inOthers,
);

/** The same as they write them. */
export const ProductWordsBody = Type.Object(
  {
    de: Type.Object(
      {
        name: line(200),
        slug: Type.Optional(line(200)),
        description_html: lines(100_000),
        seo_title: line(200),
        seo_description: lines(500),
      },
      closed,
    ),
  },
  inOthers,
);

/** What a picture shows in the other languages, as staff read it. */
export const PictureWordsView = Type.Object({ de: Type.Object({ alt: Type.String() }, closed) }, inOthers);

/** The same as they write it. */
export const PictureWordsBody = Type.Object({ de: Type.Object({ alt: line(500) }, closed) }, inOthers);

export const presentPictureWords = (words: PictureWords) => ({ de: { alt: words['de']?.alt ?? '' } });

/** As they are kept: a language that says nothing is not there. */
export const pictureWordsToKeep = (words: PictureWords): PictureWords =>
  Object.fromEntries(
    Object.entries(words).flatMap(([language, { alt = '' }]) => (alt.trim() ? [[language, { alt: alt.trim() }]] : [])),
  );

/** A product's words as staff see them: what a language lacks is empty. */
export function presentWords(words: ProductWords) {
  const { name = '', slug = '', description_html = '', seo_title = '', seo_description = '' } = words['de'] ?? {};
  return { de: { name, slug, description_html, seo_title, seo_description } };
}

/** As they are kept: safe, and without what is empty; a language that has nothing is not there. */
export function wordsToKeep(words: ProductWords): ProductWords {
  const kept = Object.entries(words).map(([language, texts]) => {
    const safe = { ...texts, description_html: sanitiseHtml(texts.description_html ?? '') };
    const said = TEXTS.flatMap((key) => (safe[key]?.trim() ? [[key, safe[key]?.trim()]] : []));
    return [language, Object.fromEntries(said)] as const;
  });
  return Object.fromEntries(kept.filter(([, texts]) => Object.keys(texts).length > 0));
}
