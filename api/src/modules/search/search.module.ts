import { sql } from 'kysely';
import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { retainRows } from '../../framework/door/retention';
import type { AuditService } from '../audit/audit.service';
import { createSearchTermsService } from './search-terms.service';
import { createSearchWordsService } from './search-words.service';

interface Needs {
  audit: AuditService;
}

/** Which words mean the same, and what was looked for. */
export const searchModule = defineModule({
  name: 'search',
  services: (infra: Infra, { audit }: Needs) => ({
    searchWords: createSearchWordsService({ ...infra, audit }),
    searchTerms: createSearchTermsService(infra),
  }),
  hourly: ({ searchTerms }) => searchTerms.removeRare(),
  retention: (infra) => [
    retainRows(infra, {
      name: 'search_terms',
      days: { usual: 400, least: 31, most: 1100 },
      table: 'search_terms',
      old: (before) => sql`day < ${before}::date`,
    }),
  ],
  web: async () => {
    const { searchAdminRoutes } = await import('./search.routes');
    const { searchSchemas } = await import('./search.schemas');
    return { schemas: searchSchemas, routes: [searchAdminRoutes] };
  },
});
