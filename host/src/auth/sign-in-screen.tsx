import { paths } from '@tessera/shared/paths';
import { useLocation, useNavigate } from '@tessera/shared/vendor/router';
import { useAfterSignIn } from './after-sign-in';
import { AuthPage } from './auth-page';
import type { AuthPageProps } from './auth-page';
import { SignInForm } from './sign-in-form';

/** The sign-in form as a page of its own; `children` stand below it. */
export function SignInScreen({ title, text, children }: AuthPageProps) {
  const navigate = useNavigate();
  const goOn = useAfterSignIn();
  const state: unknown = useLocation().state;
  // whatever a history entry holds: only an e-mail address is taken from it
  const { email } = Object(state) as { email?: unknown };
  return (
    <AuthPage title={title} text={text}>
      <SignInForm
        email={typeof email === 'string' ? email : undefined}
        onSignedIn={goOn}
        onForgotPassword={() => void navigate(paths.forgotPassword())}
      />
      {children}
    </AuthPage>
  );
}
