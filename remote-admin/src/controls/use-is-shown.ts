import { useEffect, useRef, type RefObject } from 'react';

/** Whether something is on the screen still, for what is known only when it may not be. @param isOpen of a dialog: it is open */
export function useIsShown(isOpen = true): RefObject<boolean> {
  const isShown = useRef(isOpen);
  useEffect(() => {
    isShown.current = isOpen;
    return () => {
      isShown.current = false;
    };
  }, [isOpen]);
  return isShown;
}
