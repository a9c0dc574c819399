import { useEffect, useRef } from 'react';
import { paths } from '@tessera/shared/paths';
import { useNavigate } from '@tessera/shared/vendor/router';

/** docs/product.md §4, §9: the dialog closes and the visitor goes on this long after signing up. */
const SUCCESS_VISIBLE = 1000;

/**
 * After signing up: a second later the form is empty, the dialog closed, and the visitor at /auth/login, with the e-mail address
 * filled in.
 * @param onLeave closes the dialog
 */
export function useSignUpSuccess(onLeave?: () => void): (email: string, reset: () => void) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (email, reset) => {
    timer.current = setTimeout(() => {
      reset();
      onLeave?.();
      void navigate(paths.login(), { state: { email } });
    }, SUCCESS_VISIBLE);
  };
}
