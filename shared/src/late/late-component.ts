import { currentLanguage, LANGUAGES, loadMessages, type Messages } from '@tessera/shared/i18n';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadLate, type ImportLate } from './load-late';

/** What was loaded stays loaded: a server renders it in every language, a browser in one. */
function loadInEach(messages: readonly Messages[]): Promise<unknown> {
  const languages = typeof document === 'undefined' ? LANGUAGES : [currentLanguage()];
  return Promise.all(languages.map((language) => loadMessages(messages, language)));
}

/**
 * A part of a page that has its place in it from the start, and whose code comes later; stands inside a `Suspense`. A server
 * renders it with the page. For what somebody asks for: `useLateComponent`.
 * @param ready the code is not fetched before; a server does not wait for what only browsers know
 */
export function lateComponent<Props>(
  importLate: ImportLate<Props>,
  ready?: () => Promise<void>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await ready?.();
    return { default: await loadLate(importLate, loadInEach) };
  });
}
