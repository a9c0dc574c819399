import { currentPath } from '@tessera/shared/i18n';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useEffect, useState } from 'react';

/** A press that leaves this page in this tab. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey || defaultPrevented);

const staysOpen = (link: HTMLAnchorElement): boolean => link.target === '_blank' || link.hasAttribute('download');

/** Where a press leads within the shop, as routes write it; undefined for anything that is no plain press on such a link. */
function targetOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlain(event) || staysOpen(link)) return undefined;
  const url = new URL(link.href, location.href);
  const prefix = location.pathname.slice(0, location.pathname.length - currentPath().length);
  const isOurs = url.origin === location.origin && url.pathname.startsWith(prefix);
  return isOurs ? url.pathname.slice(prefix.length) + url.search + url.hash : undefined;
}

/**
 * Asks before changes are lost: a press on a link of the page waits for an answer, closing the tab or loading another document
 * asks as the browser does. The browser's own Back is not held up.
 * @param isDirty something has changed and is not saved
 */
export function useLeaveGuard(isDirty: boolean) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string>();

  useEffect(() => {
    if (!isDirty) return undefined;
    function handleUnload(event: BeforeUnloadEvent): void {
      event.preventDefault();
    }
    function handlePress(event: MouseEvent): void {
      const to = targetOf(event);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(to);
    }
    addEventListener('beforeunload', handleUnload);
    // before the router hears of it
    document.addEventListener('click', handlePress, true);
    return () => {
      removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handlePress, true);
    };
  }, [isDirty]);

  return {
    isAsking: target !== undefined,
    stay: () => setTarget(undefined),
    leave: () => {
      setTarget(undefined);
      if (target !== undefined) void navigate(target);
    },
  };
}
