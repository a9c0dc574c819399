import { ApiError } from '@tessera/shared/client';
import { ErrorState } from '@tessera/shared/ui';

interface ProfileFailureProps {
  error: Error;
  pending: boolean;
  onRetry: () => void;
}

/** The profile did not arrive: says so and offers to ask again. */
export function ProfileFailure({ error, pending, onRetry }: ProfileFailureProps) {
  return (
    <ErrorState
      title="Your account could not be loaded"
      onRetry={onRetry}
      pending={pending}
      requestId={error instanceof ApiError ? error.request_id : undefined}
    >
      You are still signed in. Try again in a moment.
    </ErrorState>
  );
}
