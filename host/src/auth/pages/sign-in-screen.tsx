import { paths } from '@tessera/shared/paths';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useAfterSignIn } from '../flow/after-sign-in';
import type { AuthFrameProps } from '../frame/auth-frame';
import { SignInForm } from '../forms/sign-in-form';
import { useKnownEmail } from '../flow/use-known-email';
import { AuthPage } from './auth-page';

/** The sign-in form as a page of its own; `children` stand below it. */
export function SignInScreen({ title, text, children }: AuthFrameProps) {
  const navigate = useNavigate();
  const goOn = useAfterSignIn();
  const email = useKnownEmail();
  return (
    <AuthPage title={title} text={text}>
      <SignInForm
        email={email}
        onSignedIn={goOn}
        onForgotPassword={(typed) => void navigate(paths.forgotPassword(), { state: { email: typed } })}
      />
      {children}
    </AuthPage>
  );
}
