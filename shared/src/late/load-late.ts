import { loadMessages, type Messages } from '@tessera/shared/i18n';
import type { ComponentType } from 'react';

/** A file that is loaded late, as `import()` gives it: its component, and the messages that the page has not loaded. */
export interface LateModule<Props> {
  default: ComponentType<Props>;
  messages?: readonly Messages[];
}

/** How to fetch one: `() => import('./zoom')`. */
export type ImportLate<Props> = () => Promise<LateModule<Props>>;

/**
 * Fetches a component and its messages; the code is asked for a second time when it did not arrive.
 * @param load fetches the messages; those of the page's language, unless told otherwise
 * @throws what `import()` throws
 */
export async function loadLate<Props>(
  importLate: ImportLate<Props>,
  load: (messages: readonly Messages[]) => Promise<unknown> = loadMessages,
): Promise<ComponentType<Props>> {
  const { default: Component, messages } = await importLate().catch(importLate);
  if (messages) await load(messages);
  return Component;
}
