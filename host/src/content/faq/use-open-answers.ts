import { useEffect, useRef, type RefObject } from 'react';

/** Opens the answer that the address names, and all answers for printing. Give the ref to what is around them. */
export function useOpenAnswers(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const openNamed = (): void => {
      const named = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!(named instanceof HTMLDetailsElement)) return;
      named.open = true;
      named.scrollIntoView();
    };
    const openAll = (): void => list.current?.querySelectorAll('details').forEach((answer) => (answer.open = true));
    openNamed();
    window.addEventListener('hashchange', openNamed);
    window.addEventListener('beforeprint', openAll);
    return () => {
      window.removeEventListener('hashchange', openNamed);
      window.removeEventListener('beforeprint', openAll);
    };
  }, []);
  return list;
}
