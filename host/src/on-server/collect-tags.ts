import { configureClient } from '@tessera/shared/client';
import type { Language } from '@tessera/shared/i18n';

/**
 * Gets the client ready for one page or slot. Nothing is retried here.
 * @param calls `api_url`: e.g. http://127.0.0.1:4001/api; `api_timeout`: longest time for one call, milliseconds
 * @returns the tags of what it is answered, as they come in
 */
export function collectTags(calls: { api_url: string; api_timeout: number }, language: Language): Set<string> {
  const tags = new Set<string>(['store', 'remotes']);
  configureClient({
    baseUrl: calls.api_url,
    timeout: calls.api_timeout,
    retry: false,
    headers: { 'x-cache-tags': '1', 'accept-language': language },
    onResponse: (response) =>
      response.headers
        .get('cache-tag')
        ?.split(' ')
        .forEach((tag) => tags.add(tag)),
  });
  return tags;
}
