import { Type } from 'typebox';

const closed = { additionalProperties: false };

/** Both lists are saved whole: up to 2,000 groups of words, or 5,000 searches with two members each. */
export const LISTS_LIMIT = 1024 * 1024;
export const LISTS_MEMBERS = 12_000;

const Words = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 2, maxItems: 20 });

export const SynonymItems = Type.Array(Type.Object({ words: Words }, closed), { maxItems: 2_000 });

export const RedirectItems = Type.Array(
  Type.Object(
    {
      term: Type.String({ minLength: 1, maxLength: 100 }),
      path: Type.String({ pattern: '^/($|[^/\\\\])', maxLength: 500, description: 'a path of the shop' }),
    },
    closed,
  ),
  { maxItems: 5_000 },
);
