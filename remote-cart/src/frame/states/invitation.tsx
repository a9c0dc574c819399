import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { requireSignIn } from '@tessera/shared/session';
import { Button, ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import type { ReactNode } from 'react';
import { frameMessages } from '../../messages/frame';

/** An action that waits for the sign-in brings the visitor back to where it was asked for: this page. */
const stayHere = () => undefined;

interface InvitationProps {
  /** above the words */
  picture?: ReactNode;
  title: string;
  children: ReactNode;
}

/** For a visitor without a session: the dialog opens over this page, and what it is about appears here after it. */
export function Invitation({ picture, title, children }: InvitationProps) {
  const text = useMessages(frameMessages);
  return (
    <EmptyState
      picture={picture}
      title={title}
      actions={
        <>
          <Button onClick={() => requireSignIn({ then: stayHere })}>{text.signIn}</Button>
          <ButtonLink as={Link} variant="secondary" to={paths.products()}>
            {text.browse}
          </ButtonLink>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
