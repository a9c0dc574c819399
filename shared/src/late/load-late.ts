import { currentLanguage, LANGUAGES, loadMessages, type Messages } from '@tessera/shared/i18n';
import type { ComponentType } from 'react';

/** A file that is loaded late, as `import()` gives it: its component, and the messages that the page has not loaded. */
export interface LateModule<Props> {
  default: ComponentType<Props>;
  messages?: readonly Messages[];
}

/** How to fetch one: `() => import('./zoom')`. */
export type ImportLate<Props> = () => Promise<LateModule<Props>>;

/**
 * Fetches a component and its messages; the code is asked for a second time when it did not arrive. What was loaded stays
 * loaded: a server renders it in every language, a browser in the page's.
 * @throws what `import()` throws
 */
export async function loadLate<Props>(importLate: ImportLate<Props>): Promise<ComponentType<Props>> {
  const { default: Component, messages = [] } = await importLate().catch(importLate);
  const languages = typeof document === 'undefined' ? LANGUAGES : [currentLanguage()];
  await Promise.all(languages.map((language) => loadMessages(messages, language)));
  return Component;
}
