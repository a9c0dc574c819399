import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { LISTS_LIMIT, LISTS_MEMBERS } from '../../schemas/search-words';
import {
  RedirectBody,
  redirectList,
  searchReport,
  SearchReportParameters,
  SynonymBody,
  synonymList,
} from './search.schemas';
import type { SearchWordsService } from './search-words.service';
import type { SearchTermsService } from './search-terms.service';

const DAYS = 30;
const MOST_TERMS = 100;

interface Services {
  searchWords: SearchWordsService;
  searchTerms: SearchTermsService;
}

/** What the back office tells search, and what search tells the back office. */
export function searchAdminRoutes(api: App, { policy, searchWords, searchTerms }: RouteTools & Services): void {
  api.addHook('onClose', async () => searchTerms.stop());
  const admin = { onRequest: policy.requireRight('search.write') };
  const answers = { '4xx': ref(Problem) };

  api.get('/admin/search/synonyms', {
    ...admin,
    schema: {
      tags: ['admin'],
      summary: 'List the words that mean the same',
      response: { 200: synonymList, ...answers },
    },
    handler: async () => searchWords.listSynonyms(),
  });

  api.put('/admin/search/synonyms', {
    ...admin,
    bodyLimit: LISTS_LIMIT,
    config: { json_members: LISTS_MEMBERS },
    schema: {
      tags: ['admin'],
      summary: 'Replace the words that mean the same',
      body: SynonymBody,
      response: { 200: synonymList, ...answers },
    },
    handler: async (request) => searchWords.replaceSynonyms(request.body, actorOf(request)),
  });

  api.get('/admin/search/redirects', {
    ...admin,
    schema: {
      tags: ['admin'],
      summary: 'List the searches that lead straight to a page',
      response: { 200: redirectList, ...answers },
    },
    handler: async () => searchWords.listRedirects(),
  });

  api.put('/admin/search/redirects', {
    ...admin,
    bodyLimit: LISTS_LIMIT,
    config: { json_members: LISTS_MEMBERS },
    schema: {
      tags: ['admin'],
      summary: 'Replace the searches that lead straight to a page',
      body: RedirectBody,
      response: { 200: redirectList, ...answers },
    },
    handler: async (request) => searchWords.replaceRedirects(request.body, actorOf(request)),
  });

  api.get('/admin/search/terms', {
    ...admin,
    schema: {
      tags: ['admin'],
      summary: 'Tell what was looked for most',
      querystring: SearchReportParameters,
      response: { 200: searchReport, ...answers },
    },
    handler: async ({ query: { days = DAYS, nothing_found = false, limit = MOST_TERMS } }) =>
      searchTerms.report({ days, nothing_found, limit }),
  });
}
