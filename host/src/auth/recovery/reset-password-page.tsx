import { useState } from 'react';
import { ApiError, api } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { ButtonLink } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { useMailToken } from '../../mail-link/use-mail-token';
import { AuthForm } from '../forms/auth-form';
import { AuthFrame } from '../frame/auth-frame';
import { authMessages } from '../flow/auth-messages';
import { NewPasswordFields } from '../forms/new-password-fields';
import { Outcome } from '../frame/outcome';
import { messageOf } from '../flow/message-of';
import { useLateForm } from '../forms/use-late-form';

interface End {
  kind: 'changed' | 'gone';
  message: string;
}

function ResetPasswordForm({ token, onEnd }: { token: string; onEnd: (end: End) => void }) {
  const { fallback: fallbackTexts, reset: texts } = useMessages(authMessages);
  const state = useLateForm({
    name: 'reset',
    send: async ({ password }) => {
      try {
        const answer = await api.post('auth/reset-password', { json: { token, password } });
        const message = messageOf(answer, fallbackTexts.done);
        onEnd({ kind: 'changed', message });
        return message;
      } catch (failure) {
        if (failure instanceof ApiError && failure.status === 410) onEnd({ kind: 'gone', message: failure.message });
        throw failure;
      }
    },
  });
  return (
    <AuthForm state={state} label={texts.title} action={texts.save} pendingText={texts.saving}>
      <NewPasswordFields errors={state.errors} />
    </AuthForm>
  );
}

/** /auth/reset-password/{token} (docs/product.md §2): where the mail's link leads. */
export function Page() {
  const texts = useMessages(authMessages).reset;
  const token = useMailToken();
  const [end, setEnd] = useState<End>();
  if (end?.kind === 'changed') {
    return (
      <Outcome title={texts.doneTitle} text={end.message}>
        <ButtonLink as={Link} to={paths.login()} size="lg" block>
          {texts.signIn}
        </ButtonLink>
      </Outcome>
    );
  }
  if (end || !token) {
    return (
      <Outcome title={texts.goneTitle} text={end?.message ?? texts.noLink}>
        <ButtonLink as={Link} to={paths.forgotPassword()} size="lg" block>
          {texts.again}
        </ButtonLink>
      </Outcome>
    );
  }
  return (
    <AuthFrame title={texts.title} text={texts.text}>
      <ResetPasswordForm token={token} onEnd={setEnd} />
    </AuthFrame>
  );
}
