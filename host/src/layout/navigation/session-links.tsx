import { useMessages } from '@tessera/shared/i18n';
import type { JSX } from 'react';
import { useSession } from '@tessera/shared/session';
import { shellMessages } from '../../messages/shell-messages';
import { SignInLink } from './sign-in-link';
import { signOut } from './sign-out';

/** 'Login' and 'Sign Up' for a visitor, 'Logout' with a session. */
export function SessionLinks({ className }: { className?: string }): JSX.Element {
  const text = useMessages(shellMessages);
  const signedIn = useSession(({ status }) => status === 'signed-in');
  if (signedIn) {
    return (
      <button type="button" className={className} onClick={signOut}>
        {text.logout}
      </button>
    );
  }
  return (
    <>
      <SignInLink tab="sign-in" className={className} />
      <SignInLink tab="create-account" className={className} />
    </>
  );
}
