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

/** Whether a call was refused because the role of whoever made it lacks the right. */
export const lacksRight = (error: (Error & { code?: string }) | null): boolean => error?.code === 'staff.right_missing';

/** Something of the page did not arrive: says what and why, and offers to ask again where that may help. */
export function LoadFailure({ what, error, pending, onRetry }: LoadFailureProps) {
  const text = useMessages(adminMessages);
  if (lacksRight(error)) return <ErrorState compact title={text.notOfRole(what)} />;
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
