import { Type } from 'typebox';
import { LANGUAGES } from '../../../core/languages';
import { nullable, ref } from '../../../schemas/basics/ref';
import { RedirectItems, SynonymItems } from '../../../schemas/search-words';
import { SuggestedProduct, Understood } from '../products/catalogue.schemas';

const closed = { additionalProperties: false };

/** So many searches one request tries: each is answered twice. */
const MOST_SEARCHES = 10;

export const SearchTrialBody = Type.Object(
  {
    language: Type.Enum([...LANGUAGES], { type: 'string', description: 'that it is searched in' }),
    searches: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: MOST_SEARCHES }),
    synonyms: SynonymItems,
    redirects: RedirectItems,
  },
  closed,
);

export const TriedAnswer = Type.Object(
  {
    synonyms: Type.Array(Type.Object({ term: Type.String(), words: Type.Array(Type.String()) }, closed), {
      description: 'of the words asked for those that mean others, too, and which',
    }),
    understood: ref(Understood),
    redirect: nullable(Type.String({ description: 'a path of the shop that this search leads to' })),
    total: Type.Integer({ description: 'products found; at most 1000 are counted' }),
    products: Type.Array(SuggestedProduct, { description: 'the best of them, at most four' }),
  },
  { ...closed, $id: 'TriedAnswer', description: 'What the shop answers to a search.' },
);

export const SearchTrial = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          search: Type.String(),
          before: ref(TriedAnswer),
          after: ref(TriedAnswer),
        },
        closed,
      ),
    ),
  },
  {
    ...closed,
    $id: 'SearchTrial',
    description: 'What the shop answers to searches today, and would answer with other search words.',
  },
);

export const searchTrialSchemas = [TriedAnswer, SearchTrial];
