import { actorOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import {
  NewSavedAnswer,
  SavedAnswerEdit,
  SavedAnswerList,
  SavedAnswerParams,
  SavedAnswerVersion,
} from './saved-answers.schemas';
import type { SavedAnswersService } from './saved-answers.service';

const base = { tags: ['admin'], response: { 200: ref(SavedAnswerList), '4xx': ref(Problem) } };
const one = { ...base, params: SavedAnswerParams };

/** Answers that staff write often; each call answers all of them. */
export function savedAnswersRoutes(
  api: App,
  { policy, savedAnswers }: RouteTools & { savedAnswers: SavedAnswersService },
): void {
  const onRequest = policy.requireRight('support.write');

  api.get('/admin/saved-answers', {
    schema: { ...base, summary: 'Answers that staff write often, by language and name' },
    onRequest: policy.requireRight('support.read'),
    handler: () => savedAnswers.list(),
  });

  api.post('/admin/saved-answers', {
    schema: { ...base, summary: 'Saves an answer', body: NewSavedAnswer },
    onRequest,
    handler: (request) => savedAnswers.create(actorOf(request), request.body),
  });

  api.patch('/admin/saved-answers/:id', {
    schema: { ...one, summary: 'Changes a saved answer', body: SavedAnswerEdit },
    onRequest,
    handler: (request) => savedAnswers.update(request.params.id, actorOf(request), request.body),
  });

  api.delete('/admin/saved-answers/:id', {
    schema: { ...one, summary: 'Deletes a saved answer', querystring: SavedAnswerVersion },
    onRequest,
    handler: (request) => savedAnswers.remove(request.params.id, actorOf(request), request.query.version),
  });
}
