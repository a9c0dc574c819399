import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { loadLate } from '@tessera/shared/late';
import { paths } from '@tessera/shared/paths';
import { storeQuery } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useSessionNotices } from '../flow/use-session-notices';
import type { AuthDialogProps } from './auth-dialog';
import { useAuthDialog } from './use-auth-dialog';
import { useFirstPrompt } from './use-first-prompt';

const importAuthDialog = () => import(/* webpackChunkName: "auth-dialog" */ './auth-dialog');

/**
 * The one sign-in dialog of the shell: opens when something asks for it and, for a visitor, by itself on load. Its code comes with the
 * first opening; where it does not arrive, whoever asked for it is led to the page that does the same.
 */
export function AuthDialogHost() {
  const { data: store } = useQuery(storeQuery());
  const { isOpen, tab, wanted, openByItself, chooseTab, close, dismiss } = useAuthDialog();
  const [Dialog, setDialog] = useState<ComponentType<AuthDialogProps>>();
  const navigate = useNavigate();
  useFirstPrompt(store, openByItself);
  useSessionNotices();

  useEffect(() => {
    if (!isOpen || Dialog) return;
    loadLate(importAuthDialog).then(
      (AuthDialog) => setDialog(() => AuthDialog),
      () => {
        close();
        if (wanted) void navigate(tab === 'sign-in' ? paths.login() : paths.signup());
      },
    );
  }, [isOpen, Dialog, wanted, tab, close, navigate]);

  if (!Dialog) return null;
  return <Dialog open={isOpen} tab={tab} focusField={wanted} onTab={chooseTab} onClose={close} onDismiss={dismiss} />;
}
