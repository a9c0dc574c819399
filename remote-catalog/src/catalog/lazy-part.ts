import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { currentLanguage, LANGUAGES, loadMessages, type Messages } from '@tessera/shared/i18n';
import { whenSeen } from './when-seen';

/** What a `*.part.ts` exports: a part of a page whose code comes later than the page's, and its sentences. */
export interface PartModule<Props> {
  Part: ComponentType<Props>;
  messages?: readonly Messages[];
}

/** A part that was loaded stays loaded: a server renders it in every language, a browser in one. */
const languages = () => (typeof document === 'undefined' ? LANGUAGES : [currentLanguage()]);

/**
 * A part of a page that the server renders with the page, and that a browser brings to life later: its code is not fetched
 * before `when` says so. Stands inside a `<Place>` of the same id.
 * @param load imports the part; tried a second time when it fails
 */
export function lazyPart<Props>(
  id: string,
  load: () => Promise<PartModule<Props>>,
  when: (id: string) => Promise<void> = whenSeen,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await when(id);
    const { Part, messages = [] } = await load().catch(load);
    await Promise.all(languages().map((language) => loadMessages(messages, language)));
    return { default: Part };
  });
}
