import { useEffect, useRef, useState } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { storeQuery } from '@tessera/shared/query';
import { Dialog } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useAfterSignIn } from '../flow/after-sign-in';
import { AuthTabs } from './auth-tabs';
import type { AuthTab } from './auth-tabs';
import { authMessages } from '../flow/auth-messages';
import { CreateAccountForm } from '../forms/create-account-form';
import { SignInForm } from '../forms/sign-in-form';
import { useSignUpSuccess } from '../flow/use-sign-up-success';

export const messages = [authMessages];

export interface AuthDialogProps {
  open: boolean;
  tab: AuthTab;
  /** the first field takes the focus */
  focusField: boolean;
  onTab: (tab: AuthTab) => void;
  /** its work is done */
  onClose: () => void;
  /** closed by the visitor */
  onDismiss: () => void;
}

/** Sign In and Create Account over the page (docs/product.md §2). */
export default function AuthDialog({ open, tab, focusField, onTab, onClose, onDismiss }: AuthDialogProps) {
  const { signIn: signInTexts, createAccount: createAccountTexts } = useMessages(authMessages);
  const { data: store } = useQuery(storeQuery());
  const content = useRef<HTMLDivElement>(null);
  const [email, setEmail] = useState('');
  const navigate = useNavigate();
  const goOn = useAfterSignIn();
  const handleSignedUp = useSignUpSuccess(onClose);

  useEffect(() => {
    // on touch screens the focus would bring up the keyboard over the form
    if (!open || !focusField || window.matchMedia?.('(pointer: coarse)').matches) return;
    // the dialog opens in its own effect, which runs after this one
    const frame = requestAnimationFrame(() => content.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [open, focusField]);

  const handleTab = (next: AuthTab): void => {
    setEmail(content.current?.querySelector<HTMLInputElement>('input[name=email]')?.value ?? '');
    onTab(next);
  };
  const isSignIn = tab === 'sign-in';
  const { title, text } = isSignIn
    ? signInTexts
    : { title: createAccountTexts.title, text: createAccountTexts.text(store?.name ?? 'us') };
  return (
    <Dialog open={open} onClose={onDismiss} title={title} description={text}>
      <div ref={content}>
        <AuthTabs tab={tab} onChange={handleTab}>
          {isSignIn ? (
            <SignInForm
              email={email}
              onSignedIn={(role) => {
                onClose();
                goOn(role);
              }}
              onForgotPassword={(typed) => {
                onClose();
                void navigate(paths.forgotPassword(), { state: { email: typed } });
              }}
            />
          ) : (
            <CreateAccountForm email={email} onSignedUp={handleSignedUp} />
          )}
        </AuthTabs>
      </div>
    </Dialog>
  );
}
