import { on } from '@tessera/shared/events';
import { currentPath } from '@tessera/shared/i18n';
import { useLocation, useNavigate } from '@tessera/shared/vendor/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

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

/** The router counts the entries of the history that it makes. @returns undefined for one that is not the router's */
function positionOf(state: unknown): number | undefined {
  const idx: unknown = (state as { idx?: unknown } | null)?.idx;
  return typeof idx === 'number' ? idx : undefined;
}

/**
 * Holds up the browser's own Back and Forward: goes back to where the page stands in the history, before the router hears that it
 * was left (`history-stepped`). (The router's `useBlocker` would be part of every shopper's first view.)
 * @param isLeaving once this says so the next step is let through
 * @param onHeld told how many entries the step led on, back below zero
 * @returns a function that ends it
 */
function holdHistory(isLeaving: () => boolean, onHeld: (steps: number) => void): () => void {
  const here = positionOf(history.state);
  let way: ReturnType<typeof setTimeout> | undefined;
  function goBackHere(): void {
    const now = positionOf(history.state);
    if (now !== undefined && here !== undefined && now !== here) history.go(here - now);
  }
  function handleStep(event: PopStateEvent): void {
    const to = positionOf(event.state);
    // cancelled: another form of the page has held it up
    if (event.cancelBubble || isLeaving() || to === undefined || here === undefined) return;
    event.stopImmediatePropagation();
    if (to === here) return;
    onHeld(to - here);
    // whoever presses twice is answered once, from where that led
    clearTimeout(way);
    way = setTimeout(goBackHere);
  }
  return on('history-stepped', handleStep);
}

/**
 * Asks before changes are lost: a press on a link of the page, the browser's Back and Forward within the shop, and whatever says
 * that it leads elsewhere (`page-leaving`) wait for an answer; closing the tab or loading another document asks as the browser
 * does. Once there is nothing left to lose, by a save that was on its way, what waits goes on by itself.
 * @param isDirty something has changed and is not saved
 */
export function useLeaveGuard(isDirty: boolean) {
  const navigate = useNavigate();
  const { key } = useLocation();
  /** where a step leads, an address or a number of entries of the history, and from which entry */
  const [step, setStep] = useState<{ to: string | number; from: string }>();
  const target = step?.from === key ? step.to : undefined;
  const isLeaving = useRef(false);

  function follow(): void {
    isLeaving.current = true;
    if (typeof target === 'number') history.go(target);
    else if (target !== undefined) void navigate(target);
  }
  const goOn = useEffectEvent(follow);
  const hold = useEffectEvent((to: string | number) => setStep({ to, from: key }));

  useEffect(() => {
    isLeaving.current = false;
    return isDirty
      ? holdHistory(
          () => isLeaving.current,
          (steps) => hold(steps),
        )
      : undefined;
    // the page may have moved on in the history meanwhile
  }, [isDirty, key]);

  useEffect(() => {
    if (!isDirty && target !== undefined) goOn();
  }, [isDirty, target]);

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
      hold(to);
    }
    addEventListener('beforeunload', handleUnload);
    // before the router hears of it
    document.addEventListener('click', handlePress, true);
    const stopHearing = on('page-leaving', (leaving) => {
      leaving.hold();
      hold(leaving.to);
    });
    return () => {
      removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handlePress, true);
      stopHearing();
    };
  }, [isDirty]);

  return {
    // while the next page is on its way there is nothing to ask any more
    isAsking: isDirty && target !== undefined,
    stay: () => setStep(undefined),
    leave: () => {
      setStep(undefined);
      follow();
    },
  };
}
