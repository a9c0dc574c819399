import { useCallback } from 'react';
import { storeQuery } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { AuthDialog } from './auth-dialog';
import { useAuthDialog } from './use-auth-dialog';
import { useFirstPrompt } from './use-first-prompt';
import { useSessionNotices } from './use-session-notices';

/** The one sign-in dialog of the shell: opens when something asks for it and, for a visitor, by itself on load. */
export function AuthDialogHost() {
  const { data: store } = useQuery(storeQuery());
  const { isOpen, tab, wanted, open, close } = useAuthDialog();
  const openByItself = useCallback(() => open('sign-in', false), [open]);
  useFirstPrompt(store, openByItself);
  useSessionNotices();
  return <AuthDialog open={isOpen} tab={tab} focusField={wanted} onTab={(next) => open(next, false)} onClose={close} />;
}
