import type { JSX } from 'react';
import type { SlotFallback as Fallback } from '@tessera/shared/composition';
import { currentLanguage, pathIn } from '@tessera/shared/i18n';

/** What stands in a slot's place when it fails: nothing, a sentence, or a link that works without us. */
export function SlotFallback({ fallback }: { fallback: Fallback | undefined }): JSX.Element | null {
  if (!fallback) return null;
  const language = currentLanguage();
  const text = fallback.texts?.[language] ?? fallback.text;
  return <p>{fallback.to === undefined ? text : <a href={pathIn(language, fallback.to)}>{text}</a>}</p>;
}
