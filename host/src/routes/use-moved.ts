import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from '@tessera/shared/vendor/router';
import type { PageResource } from '../composition/page-resource';

const silent = () => () => undefined;
const never = () => false;

/** Goes where the address leads of a page that is none. @returns whether that is still looked for: then it is not shown */
export function useMoved({ lost }: PageResource): boolean {
  const navigate = useNavigate();
  const isHeld = useSyncExternalStore(lost?.listen ?? silent, lost?.isHeld ?? never, never);
  useEffect(() => {
    let current = true;
    void lost?.target.then((target) => {
      if (current && target !== undefined) void navigate(target, { replace: true });
    });
    return () => {
      current = false;
    };
  }, [lost, navigate]);
  return isHeld;
}
