import { Type } from 'typebox';
import { ref } from '../../schemas/basics/ref';
import { RedirectItems, SynonymItems } from '../../schemas/search-words';

const closed = { additionalProperties: false };

const Version = Type.Integer({
  minimum: 0,
  description: 'send it back, so that nobody overwrites what another has just saved',
});

const synonyms = { items: SynonymItems, version: Version };

/** What is written has the form of what is read. */
export const SynonymBody = Type.Object(synonyms, closed);

export const SynonymList = Type.Object(synonyms, {
  ...closed,
  $id: 'SynonymList',
  description: 'Words that mean the same: whoever types one of them looks for all.',
});

const redirects = { items: RedirectItems, version: Version };

export const RedirectBody = Type.Object(redirects, closed);

export const RedirectList = Type.Object(redirects, {
  ...closed,
  $id: 'RedirectList',
  description: 'Searches that lead straight to a page.',
});

export const SearchReport = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          term: Type.String(),
          searches: Type.Integer(),
          found: Type.Integer({ description: 'products that the latest of them found' }),
        },
        closed,
      ),
    ),
    days: Type.Integer(),
  },
  { ...closed, $id: 'SearchReport', description: 'What was looked for and how often, by nobody in particular.' },
);

export const SearchReportParameters = Type.Object({
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 })),
  nothing_found: Type.Optional(Type.Boolean({ description: 'only what found nothing' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
});

export const searchSchemas = [SynonymList, RedirectList, SearchReport];

export const synonymList = ref(SynonymList);
export const redirectList = ref(RedirectList);
export const searchReport = ref(SearchReport);
