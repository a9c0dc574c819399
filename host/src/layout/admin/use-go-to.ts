import { isHeldUp } from '@tessera/shared/drafts';
import { useNavigate } from '@tessera/shared/vendor/router';

/** Leads to a page unless one that has unsaved changes holds it up. */
export function useGoTo(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => void (isHeldUp(to) || navigate(to));
}
