import type { Store } from '@tessera/shared/contract';
import { readLanguage, type Language } from '@tessera/shared/i18n';
import { offeredOrFirst } from '@tessera/shared/offered-languages';

/** An API one version behind does not say its languages: its shop is offered in all of them. */
type Offering = Partial<Pick<Store, 'languages'>>;

/** The language in which whoever asks in this one is answered. */
export const answeredIn = (language: Language, { languages }: Offering): Language =>
  offeredOrFirst(language, languages);

/** Whether documents in this language are of the back office alone: which language staff read is their own choice. */
export const isForStaffAlone = (language: Language, store: Offering): boolean =>
  answeredIn(language, store) !== language;

const isBackOfficePath = (path: string): boolean => path === '/admin' || path.startsWith('/admin/');

/**
 * Where an address leads whose language the shop is not offered in: to the same page in the first one, with its query.
 * @returns path and query; undefined: it is a page itself
 */
export function offeredAt({ pathname, search }: Pick<URL, 'pathname' | 'search'>, store: Offering): string | undefined {
  const { language, path } = readLanguage(pathname);
  return isForStaffAlone(language, store) && !isBackOfficePath(path) ? path + search : undefined;
}
