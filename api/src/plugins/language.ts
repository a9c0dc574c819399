import type { App } from '../framework/http';
import { translateAnswer } from '../messages/translate';
import { languageOf } from './accept-language';

/**
 * Reads from each request which language its answer speaks to a person (`Accept-Language`, English without it), and says
 * the sentences of the answer in it. Reads that anyone may make are kept as text and hold no sentences.
 */
export function languages(app: App): void {
  app.decorateRequest('language', 'en');
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = languageOf(request.headers['accept-language']);
    done();
  });
  app.addHook('preSerialization', async (request, _reply, payload: unknown) =>
    request.language === 'en' ? payload : translateAnswer(payload, request.language),
  );
}
