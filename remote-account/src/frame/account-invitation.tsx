import { emit } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { requireSignIn } from '@tessera/shared/session';
import { Button, EmptyState } from '@tessera/shared/ui';
import { frameMessages } from '../messages/frame';

/** An action that waits for the sign-in brings the visitor back to where it was asked for: this page. */
const stayHere = () => undefined;

/** For a visitor without a session: the dialog opens over this page, and the account appears here after it. */
export function AccountInvitation() {
  const texts = useMessages(frameMessages);
  return (
    <EmptyState
      title={texts.invitationTitle}
      actions={
        <>
          <Button onClick={() => requireSignIn({ then: stayHere })}>{texts.signIn}</Button>
          <Button variant="secondary" onClick={() => emit('sign-in-requested', { tab: 'create-account' })}>
            {texts.createAccount}
          </Button>
        </>
      }
    >
      {texts.invitationText}
    </EmptyState>
  );
}
