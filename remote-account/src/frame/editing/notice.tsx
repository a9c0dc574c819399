import { useEffect, useRef, type ReactNode } from 'react';

/** Something that a form has to say: it comes into sight, wherever the form was sent from. */
export function Notice({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // not given back: browsers that scroll with promises answer one, and React would call it at the end
    void container.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return <div ref={container}>{children}</div>;
}
