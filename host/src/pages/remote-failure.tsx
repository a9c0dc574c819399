import type { JSX } from 'react';
import { paths } from '@tessera/shared/paths';
import { ButtonLink, Container, ErrorState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';

export interface RemoteFailureProps {
  /** whose place it is: the remote's name, or 'host' */
  remote: string;
  /** loads that part again, without a reload of the page */
  onRetry: () => void;
  /** it is being loaded again */
  pending?: boolean;
  /** number to tell the support, when the server gave one */
  requestId?: string;
}

/** Stands in the place of a part of the shop that could not be loaded; the rest goes on. */
export function RemoteFailure({ remote, onRetry, pending, requestId }: RemoteFailureProps): JSX.Element {
  return (
    <Container data-failed={remote}>
      <ErrorState
        level={1}
        title="This part did not load"
        onRetry={onRetry}
        pending={pending}
        requestId={requestId}
        actions={
          <ButtonLink as={Link} to={paths.home()} variant="secondary">
            Go to Homepage
          </ButtonLink>
        }
      >
        <p>The connection or this part of the shop failed. Everything else still works.</p>
      </ErrorState>
    </Container>
  );
}
