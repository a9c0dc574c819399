import { ApiError } from '@tessera/shared/client';
import { ErrorState } from '@tessera/shared/ui';
import type { ReactNode } from 'react';

export interface DataGateProps<Data> {
  /** what `useQuery` gives */
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** said when it did not arrive */
  failure: string;
  /** what that means, and what to do */
  hint: string;
  /** of the size of what is to come */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Waits for its data: skeleton, then the data, or what failed and another try. */
export function DataGate<Data>({ query, failure, hint, skeleton, children }: DataGateProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  return (
    <ErrorState
      title={failure}
      onRetry={() => void refetch()}
      pending={isFetching}
      requestId={error instanceof ApiError ? error.request_id : undefined}
    >
      {hint}
    </ErrorState>
  );
}
