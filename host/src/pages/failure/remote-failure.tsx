import { type JSX, useEffect, useEffectEvent } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { ButtonLink, Container, ErrorState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { shellMessages } from '../../messages/shell-messages';
import { PageSkeleton } from '../../ui/page-skeleton';
import { useRetry } from '../../ui/use-retry';
import { useErrorScreen } from './use-error-screen';

export interface RemoteFailureProps {
  /** whose page it is: the remote's name, or 'host' */
  remote: string;
  /** what was thrown */
  error: unknown;
  /** loads that part again, without a reload of the page */
  onRetry: () => void;
}

/** The error page in few words, part of the shell: for when not even the error page's code can be had. */
function ShortFailure({ onRetry }: Pick<RemoteFailureProps, 'onRetry'>): JSX.Element {
  const texts = useMessages(shellMessages).failure;
  const { retrying, retry } = useRetry(onRetry);
  return (
    <Container>
      <ErrorState
        level={1}
        title={texts.title}
        onRetry={retry}
        retryLabel={texts.tryAgain}
        pending={retrying}
        actions={
          <ButtonLink as={Link} to={paths.home()} variant="secondary">
            {texts.homepage}
          </ButtonLink>
        }
      >
        <p>{texts.text}</p>
      </ErrorState>
    </Container>
  );
}

/**
 * Stands in for a page that could not be loaded; the rest goes on (docs/product.md §2). Tries by
 * itself when the network is back.
 */
export function RemoteFailure({ remote, error, onRetry }: RemoteFailureProps): JSX.Element {
  const screen = useErrorScreen();
  const tryAgain = useEffectEvent(onRetry);
  useEffect(() => {
    const handleOnline = () => tryAgain();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);
  if (screen === undefined) return <PageSkeleton />;
  return (
    <div data-failed={remote}>
      {screen ? (
        <screen.ErrorScreen error={error} app={remote} onRetry={onRetry} />
      ) : (
        <ShortFailure onRetry={onRetry} />
      )}
    </div>
  );
}
