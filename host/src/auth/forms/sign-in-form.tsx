import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '@tessera/shared/i18n';
import { loadLate } from '@tessera/shared/late';
import { Button, Checkbox, PasswordField } from '@tessera/shared/ui';
import type { Role } from '@tessera/shared/contract';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { authMessages } from '../flow/auth-messages';
import { challengeOf, completeSignIn } from '../flow/complete-sign-in';
import { AuthForm } from './auth-form';
import styles from './auth-form.module.css';
import type { CodeFormProps } from './code-form';
import { EmailField } from './email-field';
import { useLateForm } from './use-late-form';

export interface SignInFormProps {
  /** filled in at first */
  email?: string;
  onSignedIn: (role: Role) => void;
  /** given the address that has been typed so far */
  onForgotPassword: (email: string) => void;
}

/** What stands in the form's field for the address. */
function typedEmail(form: HTMLFormElement | null): string {
  const email = form && new FormData(form).get('email');
  return typeof email === 'string' ? email.trim() : '';
}

const importCodeForm = () => import(/* webpackChunkName: "code-form" */ './code-form');

/** The second half of a sign-in that has begun. */
interface CodeStep {
  CodeForm: ComponentType<CodeFormProps>;
  send: CodeFormProps['send'];
}

/** The fields of docs/product.md §2 'Sign In', in the dialog and on the pages; where it is wanted, a code after them. */
export function SignInForm({ email, onSignedIn, onForgotPassword }: SignInFormProps) {
  const { fallback: fallbackTexts, fields, signIn: texts } = useMessages(authMessages);
  const queryClient = useQueryClient();
  const [step, setStep] = useState<CodeStep>();
  /** why the password must be given once more */
  const [ended, setEnded] = useState<string>();
  const password = useRef<HTMLInputElement>(null);
  const state = useLateForm({
    name: 'login',
    fallback: fallbackTexts.loginFailed,
    send: async (values, element) => {
      setEnded(undefined);
      const options = { remember: new FormData(element).has('remember'), queryClient, onDone: onSignedIn };
      try {
        return await completeSignIn(values, options);
      } catch (failure) {
        const challenge = challengeOf(failure);
        if (challenge === undefined) throw failure;
        const CodeForm = await loadLate(importCodeForm);
        setStep({ CodeForm, send: (code) => completeSignIn({ challenge, code }, options) });
        return undefined;
      }
    },
  });
  const { errors } = state;
  const handleBack = (reason?: string): void => {
    flushSync(() => {
      setStep(undefined);
      setEnded(reason);
    });
    password.current?.focus();
  };
  return (
    <>
      {step && <step.CodeForm send={step.send} onBack={handleBack} />}
      {/* stays as it was filled in for whoever comes back */}
      <div hidden={step !== undefined}>
        <AuthForm
          state={ended === undefined ? state : { ...state, banner: { tone: 'error', text: ended } }}
          label={texts.form}
          action={texts.send}
        >
          <EmailField errors={errors} email={email} />
          <PasswordField
            ref={password}
            label={fields.password}
            name="password"
            autoComplete="current-password"
            error={errors['password']}
          />
          <div className={styles.Row}>
            <Checkbox label={texts.remember} name="remember" defaultChecked />
            <Button
              className={styles.Forgot}
              variant="quiet"
              size="sm"
              onClick={({ currentTarget }) => onForgotPassword(typedEmail(currentTarget.form))}
            >
              {texts.forgot}
            </Button>
          </div>
        </AuthForm>
      </div>
    </>
  );
}
