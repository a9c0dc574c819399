import { useEffect, useRef, type ReactNode } from 'react';

/** Something that a form has to say: it comes into sight, wherever the form was sent from. */
export function Notice({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // jsdom has no scrolling
  useEffect(() => place.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return <div ref={place}>{children}</div>;
}
