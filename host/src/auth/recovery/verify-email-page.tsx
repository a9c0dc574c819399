import { ApiError, api } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { profileQuery } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { Button, ButtonLink } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { useMailToken } from '../../mail-link/use-mail-token';
import { AuthFrame } from '../frame/auth-frame';
import { authMessages } from '../flow/auth-messages';
import { Outcome } from '../frame/outcome';
import { messageOf } from '../flow/message-of';
import { NewVerification } from './new-verification';

/** Redeems the link, once for each token: coming back to the page does not use it up again. */
function useVerification(token: string | undefined) {
  const fallbackTexts = useMessages(authMessages).fallback;
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['auth', 'verify-email', token],
    queryFn: async () => {
      const answer = await api.post('auth/verify-email', { json: { token } });
      void queryClient.invalidateQueries({ queryKey: profileQuery().queryKey });
      return messageOf(answer, fallbackTexts.done);
    },
    enabled: token !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 410;

function AccountLink({ signedIn }: { signedIn: boolean }) {
  const texts = useMessages(authMessages).verify;
  return (
    <ButtonLink as={Link} to={signedIn ? paths.account() : paths.login()} size="lg" block>
      {signedIn ? texts.account : texts.signIn}
    </ButtonLink>
  );
}

/** /auth/verify-email/{token}: where the mail's link leads; opening it confirms the address. */
export function Page() {
  const texts = useMessages(authMessages).verify;
  const token = useMailToken();
  const signedIn = useSession(({ status }) => status === 'signed-in');
  const { data: message, error, refetch, isFetching } = useVerification(token);
  const shop = (
    <ButtonLink as={Link} to={paths.home()} variant="secondary" size="lg" block>
      {texts.shop}
    </ButtonLink>
  );
  if (message) {
    return (
      <Outcome key="done" title={texts.doneTitle} text={message}>
        <AccountLink signedIn={signedIn} />
        {shop}
      </Outcome>
    );
  }
  if (!token || isGone(error)) {
    return (
      <Outcome key="gone" title={texts.goneTitle} text={error?.message ?? texts.noLink}>
        {signedIn ? <NewVerification /> : <AccountLink signedIn={signedIn} />}
        {shop}
      </Outcome>
    );
  }
  if (!error) return <AuthFrame title={texts.title} text={<span role="status">{texts.waiting}</span>} />;
  return (
    <Outcome key="failed" title={texts.failedTitle} text={texts.failed}>
      <Button size="lg" block pending={isFetching} onClick={() => void refetch()}>
        {texts.retry}
      </Button>
      {shop}
    </Outcome>
  );
}
