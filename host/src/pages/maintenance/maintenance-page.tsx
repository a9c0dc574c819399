import { type JSX, useEffect, useState } from 'react';
import { useHydrated } from '@tessera/shared/late';
import { storeQuery } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { useLocation } from '@tessera/shared/vendor/router';
import { reloadPage } from '../../ui/reload-page';
import { newErrorId } from '../error/report/error-id';
import type { ErrorInfo } from '../error/report/error-info';
import { ErrorPage } from '../error/error-page';
import { useClosingNote } from './use-closing-note';
import { sendErrorReport } from '../error/report/error-report';

/** How often an open page looks whether the shop is back, in milliseconds. */
export const LOOK_AGAIN = 5_000;

const info: Omit<ErrorInfo, 'timestamp'> = {
  errorType: 'maintenance',
  errorCode: 'maintenance',
  errorMessage: 'The store is set to maintenance',
  statusCode: 503,
};

/** In the place of every page of the shop while the store is set to maintenance; opens the page as soon as that is over. */
export function MaintenancePage(): JSX.Element {
  const { pathname } = useLocation();
  const { data } = useQuery({ ...storeQuery(), refetchInterval: LOOK_AGAIN });
  const note = useClosingNote(data);
  const [visit] = useState(() => ({ errorId: newErrorId(), timestamp: new Date().toISOString() }));
  const hydrated = useHydrated();
  useEffect(() => {
    if (data?.maintenance === false) reloadPage();
  }, [data]);

  const { errorId, timestamp } = visit;
  const full: ErrorInfo = { ...info, timestamp };
  return (
    <ErrorPage
      info={full}
      description={note}
      // the server sends one page to everybody, and no number that is one visitor's
      errorId={hydrated ? errorId : ''}
      onReport={() => sendErrorReport({ ...full, error_id: errorId, address: pathname })}
    />
  );
}
