import { type JSX, useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@tessera/shared/ui';
import { useLocation } from '@tessera/shared/vendor/router';
import { CONTENT_ID } from './skip-link';

/** The title is set in the same commit or right after it, unless the page is still on its way. */
const TITLE_DELAY = 100;

/** Calls `say` once: as soon as the title changes, or after a moment when nothing is being loaded. */
function onTitle(say: () => void): () => void {
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const sayOnce = (): void => {
    stop();
    say();
  };
  const observer = new MutationObserver(sayOnce);
  const title = document.querySelector('title');
  if (title) observer.observe(title, { childList: true });
  const timer = setTimeout(() => {
    if (!document.querySelector(`#${CONTENT_ID} [aria-busy='true']`)) sayOnce();
  }, TITLE_DELAY);
  return stop;
}

function focusContent(): void {
  if (!document.querySelector('dialog[open]')) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

/**
 * Says the title of a page that was reached by a link, and puts the focus at its start, as a full load would. While the
 * loading screen stands there, that speaks for itself, and the title follows with the page.
 */
export function RouteAnnouncer(): JSX.Element {
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const shown = useRef(pathname);

  // before the page is painted: later it would take the focus from whoever has begun to type there
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusContent();
    return onTitle(() => {
      // a layout whose code came after that had no place for it yet
      if (document.activeElement === document.body) focusContent();
      setText(document.title);
    });
  }, [pathname]);

  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
