import { ApiError } from '@tessera/shared/client';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure';
import { PageHead } from './page-head';

interface ShownRecord {
  /** milliseconds since the epoch: when it was read */
  now: number;
  /** reads it again */
  onChanged: () => void;
}

interface RecordGateProps<Data> {
  /** what the record's query says */
  result: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    dataUpdatedAt: number;
    refetch: () => Promise<unknown>;
  };
  skeleton: ReactNode;
  /** the API answers 404 where there is no such record, and these as well: 400 where its id is no id */
  missingStatuses?: readonly number[];
  /** there is no such record, and the way to those that there are */
  missing: { title: string; text: string; to: string; label: string };
  /** of the page, and what did not arrive, where it could not be read */
  failure: { title: string; what: string };
  children: (data: Data, shown: ShownRecord) => ReactNode;
}

/** A record's page: its places while it is read, then the record, or why it is not there. */
export function RecordGate<Data>(props: RecordGateProps<Data>) {
  const { result, skeleton, missing, missingStatuses = [], failure, children } = props;
  const { data, error, isFetching, dataUpdatedAt, refetch } = result;
  const readAgain = () => void refetch();
  if (data !== undefined) return children(data, { now: dataUpdatedAt, onChanged: readAgain });
  if (!error) return skeleton;
  if (error instanceof ApiError && [404, ...missingStatuses].includes(error.status)) {
    return (
      <EmptyState
        level={1}
        title={missing.title}
        actions={
          <ButtonLink as={Link} to={missing.to}>
            {missing.label}
          </ButtonLink>
        }
      >
        {missing.text}
      </EmptyState>
    );
  }
  return (
    <>
      <PageHead title={failure.title} />
      <LoadFailure what={failure.what} error={error} pending={isFetching} onRetry={readAgain} />
    </>
  );
}
