import { useRef, type ReactNode } from 'react';
import { Hydrated } from '@tessera/shared/late';
import { ROOT_ID } from '../composition/page-data';

/** There is none on a server, where nothing is hydrated either. */
const findRoot = (): HTMLElement | null => (typeof document === 'undefined' ? null : document.getElementById(ROOT_ID));

/** Around a layout, which may come later than the rest of the shell: the document is not hydrated before. */
export function HydratedRoot({ children }: { children: ReactNode }) {
  const root = useRef(findRoot());
  return <Hydrated container={root}>{children}</Hydrated>;
}
