import type { App } from '../../framework/routes/http';
import { languageOf } from './accept-language';

/**
 * Reads from each request which language its answer speaks to a person (`Accept-Language`, English without it): whoever
 * makes the answer says its messages in it. Reads that anyone may make are kept as text and hold no messages.
 */
export function languages(app: App): void {
  app.decorateRequest('language', 'en');
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = languageOf(request.headers['accept-language']);
    done();
  });
}
