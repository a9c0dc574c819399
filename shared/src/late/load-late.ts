import { currentLanguage, loadMessages, type Language, type Messages } from '@tessera/shared/i18n';
import type { ComponentType } from 'react';

/** A file that is loaded late, as `import()` gives it: its component, and the sentences that the page has not loaded. */
export interface LateModule<Props> {
  default: ComponentType<Props>;
  messages?: readonly Messages[];
}

/** How to fetch one: `() => import('./zoom')`. */
export type ImportLate<Props> = () => Promise<LateModule<Props>>;

/**
 * Fetches a component and its sentences; the code is asked for a second time when it did not arrive.
 * @param languages of the sentences: those that the component may be shown in
 * @throws what `import()` throws
 */
export async function loadLate<Props>(
  importLate: ImportLate<Props>,
  languages: readonly Language[] = [currentLanguage()],
): Promise<ComponentType<Props>> {
  const { default: Component, messages = [] } = await importLate().catch(importLate);
  await Promise.all(languages.map((language) => loadMessages(messages, language)));
  return Component;
}
