import type { App, RouteTools } from '../../../framework/routes/http';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { LISTS_LIMIT, LISTS_MEMBERS } from '../../../schemas/search-words';
import { SearchTrial, SearchTrialBody } from './search-trial.schemas';
import type { SearchTrialService } from './search-trial.service';

/** What whoever edits the search words tries before saving them. */
export function searchTrialRoutes(
  api: App,
  { policy, searchTrial }: RouteTools & { searchTrial: SearchTrialService },
): void {
  api.post('/admin/search/preview', {
    onRequest: policy.requireRight('search.write'),
    // both lists at once
    bodyLimit: 2 * LISTS_LIMIT,
    config: { json_members: 2 * LISTS_MEMBERS },
    schema: {
      tags: ['admin'],
      summary: 'What searches find today, and would find with these words; writes nothing',
      body: SearchTrialBody,
      response: { 200: ref(SearchTrial), '4xx': ref(Problem) },
    },
    handler: (request) => searchTrial.try(request.body),
  });
}
