import { ApiError } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { ErrorState } from '@tessera/shared/ui';
import { adminMessages } from '../messages/admin';

interface LoadFailureProps {
  /** what did not arrive, e.g. 'The products' */
  what: string;
  error: Error;
  pending: boolean;
  onRetry: () => void;
}

/** Something of the page did not arrive: says what and why, and offers to ask again. */
export function LoadFailure({ what, error, pending, onRetry }: LoadFailureProps) {
  const text = useMessages(adminMessages);
  return (
    <ErrorState
      compact
      title={text.failed(what)}
      onRetry={onRetry}
      pending={pending}
      requestId={error instanceof ApiError ? error.request_id : undefined}
    >
      {error.message}
    </ErrorState>
  );
}
