import { useMessages } from '@tessera/shared/i18n';
import type { JSX, MouseEvent } from 'react';
import { emit } from '@tessera/shared/events';
import { paths } from '@tessera/shared/paths';
import { Link } from '@tessera/shared/vendor/router';
import { shellMessages } from '../../messages/shell-messages';

export interface SignInLinkProps {
  tab: 'sign-in' | 'create-account';
  className?: string;
  onFollow?: () => void;
}

/** 'Login' and 'Sign Up': open the dialog over the page; a new tab, or a page without scripts, gets the screen itself. */
export function SignInLink({ tab, className, onFollow }: SignInLinkProps): JSX.Element {
  const text = useMessages(shellMessages);
  const handleClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow?.();
    emit('sign-in-requested', { tab });
  };
  const isLogin = tab === 'sign-in';
  return (
    <Link className={className} to={isLogin ? paths.login() : paths.signup()} onClick={handleClick}>
      {isLogin ? text.login : text.signUp}
    </Link>
  );
}
