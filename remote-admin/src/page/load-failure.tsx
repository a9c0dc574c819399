import { ApiError } from '@tessera/shared/client';
import { ErrorState } from '@tessera/shared/ui';

interface LoadFailureProps {
  /** what did not arrive, e.g. 'The products' */
  what: string;
  error: Error;
  pending: boolean;
  onRetry: () => void;
}

/** Something of the page did not arrive: says what and why, and offers to ask again. */
export function LoadFailure({ what, error, pending, onRetry }: LoadFailureProps) {
  return (
    <ErrorState
      compact
      title={`${what} could not be loaded`}
      onRetry={onRetry}
      pending={pending}
      requestId={error instanceof ApiError ? error.request_id : undefined}
    >
      {error.message}
    </ErrorState>
  );
}
