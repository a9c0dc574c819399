import type { App } from './http';

/** What our own page sends; null for everything else. */
function objectIn(body: string | Buffer): object | null {
  try {
    const value: unknown = JSON.parse(String(body));
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * The headers of a mail that the mail program itself can end further ones by (RFC 8058).
 * @param address takes a POST of whatever that program sends
 */
export const oneClickHeaders = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** A scope for such an address: mail programs post a form, whose content is of no interest; the token stands in the address. */
export async function oneClickScope(api: App, routes: (scope: App) => void): Promise<void> {
  await api.register((scope: App, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, objectIn(body)));
    routes(scope);
    done();
  });
}
