import { UNEXPECTED_ERROR, api } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { messageOf } from '../flow/message-of';
import { authMessages } from '../flow/auth-messages';

/** Sends the mail with the link to confirm the address once more. */
export function NewVerification() {
  const { fallback: fallbackTexts, verify: texts } = useMessages(authMessages);
  const { mutate, isPending, isSuccess, error, data } = useMutation({
    mutationFn: () => api.post('users/me/verification'),
  });
  return (
    <>
      {error && <Alert tone="error">{error.message || UNEXPECTED_ERROR}</Alert>}
      <div aria-live="polite">{isSuccess && <Alert tone="success">{messageOf(data, fallbackTexts.done)}</Alert>}</div>
      {!isSuccess && (
        <Button size="lg" block pending={isPending} onClick={() => mutate()}>
          {texts.renew}
        </Button>
      )}
    </>
  );
}
