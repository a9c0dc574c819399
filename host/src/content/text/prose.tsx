import { useEffect, useRef, type JSX } from 'react';
import { currentLanguage, prefixOf, type Language } from '@tessera/shared/i18n';
import styles from './prose.module.css';

export interface ProseProps {
  /** sanitised by the API */
  html: string;
  /** the first words of a page, a little larger */
  lead?: boolean;
}

/** Links to pages of the shop lead to those of the same language. The API writes no attribute any other way. */
const linksIn = (language: Language, html: string): string =>
  html.replaceAll(/(<a href=")(?=\/(?!\/))/g, `$1${prefixOf(language)}`);

/** A piece of a text that the store's owner has written. */
export function Prose({ html, lead }: ProseProps): JSX.Element {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // a table that is wider than the screen scrolls, and then by keyboard too (WCAG 2.1.1)
    for (const table of text.current?.querySelectorAll('table') ?? []) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    }
  }, [html]);
  return (
    <div
      ref={text}
      className={styles.Prose}
      data-lead={lead || undefined}
      dangerouslySetInnerHTML={{ __html: linksIn(currentLanguage(), html) }}
    />
  );
}
