import { type JSX, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { api } from '@tessera/shared/client';
import type { PreviewNow } from '@tessera/shared/contract';
import { currentLanguage, loadMessages, localeOf, prefixOf, useMessages } from '@tessera/shared/i18n';
import { Container } from '@tessera/shared/ui';
import type { PageData } from '../composition/page-data';
import { reloadPage } from '../ui/reload-page';
import styles from './preview-banner.module.css';
import { previewMessages } from './preview-messages';

/** The longest that a timer waits. Milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** What is seen, until it ends: undefined while that is asked for, and where it cannot be. */
function usePreview(): PreviewNow['preview'] | undefined {
  const [preview, setPreview] = useState<PreviewNow['preview']>();
  useEffect(() => {
    const asking = new AbortController();
    api.get<PreviewNow>('preview', { signal: asking.signal }).then(
      (now) => setPreview(now.preview),
      () => undefined,
    );
    return () => asking.abort();
  }, []);
  useEffect(() => {
    if (!preview) return undefined;
    const left = Math.min(new Date(preview.expires_at).getTime() - Date.now(), LONGEST_WAIT);
    const timer = setTimeout(() => setPreview(null), left);
    return () => clearTimeout(timer);
  }, [preview]);
  return preview;
}

/** Above every page while this browser carries the pass of a preview: says so, and leads out of it (docs/product.md §2). */
export function PreviewBanner(): JSX.Element | null {
  const text = useMessages(previewMessages);
  const [isLeaving, setLeaving] = useState(false);
  const preview = usePreview();
  if (preview === undefined) return null;
  const language = currentLanguage();
  const time = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' });

  function leave(): void {
    setLeaving(true);
    api.delete('preview').then(reloadPage, () => setLeaving(false));
  }

  return (
    <section className={styles.Banner} aria-label={text.label}>
      <Container className={styles.Row}>
        <p className={styles.Text} role="status">
          {preview ? text.shown[preview.kind](preview.name, time.format(new Date(preview.expires_at))) : text.ended}
        </p>
        {preview && (
          <a className={`${styles.Action} ${styles.Look}`} href={prefixOf(language) + preview.path}>
            {text.look[preview.kind]}
          </a>
        )}
        <button type="button" className={styles.Action} disabled={isLeaving} onClick={leave}>
          {text.leave}
        </button>
      </Container>
    </section>
  );
}

/** Whether the address asks for boundaries (docs/architecture/remotes.md). */
const asksForBoundaries = (): boolean => new URLSearchParams(location.search).has('boundaries');

/**
 * Puts the banner above the page, or the boundaries. It is no part of the page: shoppers' documents never ask for its code.
 */
export async function showPreviewBanner({
  boundaries,
  remotes,
}: Pick<PageData, 'boundaries' | 'remotes'>): Promise<void> {
  if (boundaries || asksForBoundaries()) {
    const code = await import(/* webpackChunkName: "boundaries" */ '../boundaries/show-boundaries');
    return boundaries ? code.showBoundaries(remotes) : code.askForBoundaries();
  }
  await loadMessages([previewMessages]);
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<PreviewBanner />);
}
