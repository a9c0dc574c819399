import { type JSX, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@tessera/shared/ui';
import { useLocation } from '@tessera/shared/vendor/router';
import { CONTENT_ID } from './skip-link';

/** The title is set in the same commit or right after it. */
const TITLE_DELAY = 100;

/** Says the title of a page that was reached by a link, and puts the focus at its start, as a full load would. */
export function RouteAnnouncer(): JSX.Element {
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!document.querySelector('dialog[open]')) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    const timer = setTimeout(() => setText(document.title), TITLE_DELAY);
    return () => clearTimeout(timer);
  }, [pathname]);

  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
