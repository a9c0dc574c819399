import { emit } from '@tessera/shared/events';
import { useNavigate } from '@tessera/shared/vendor/router';

/** Leads to a page unless one that has unsaved changes holds it up: then that asks about it, and leads there itself. */
export function useGoTo(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => {
    let isHeld = false;
    const hold = (): void => {
      isHeld = true;
    };
    emit('page-leaving', { to, hold });
    if (!isHeld) void navigate(to);
  };
}
