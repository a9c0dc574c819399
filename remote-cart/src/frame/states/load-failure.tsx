import { ApiError } from '@tessera/shared/client';
import { ErrorState } from '@tessera/shared/ui';
import type { ReactNode } from 'react';

interface LoadFailureProps {
  title: string;
  error: Error | null;
  onRetry: () => void;
  children: ReactNode;
}

/** What a page is about could not be read: says so, with the number that the support asks for. */
export function LoadFailure({ title, error, onRetry, children }: LoadFailureProps) {
  const requestId = error instanceof ApiError ? error.request_id : undefined;
  return (
    <ErrorState title={title} onRetry={onRetry} requestId={requestId}>
      {children}
    </ErrorState>
  );
}
