import { type JSX, useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { storeQuery } from '@tessera/shared/query';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useLocation } from '@tessera/shared/vendor/router';
import { newErrorId, requestIdOf } from './report/error-id';
import { errorInfoOf } from './report/error-info';
import { ErrorPage } from './error-page';
import { logError, sendErrorReport, type ErrorReport } from './report/error-report';
import { errorMessages } from './error-messages';

export const messages = [errorMessages];

export interface ErrorScreenProps {
  /** what was thrown */
  error: unknown;
  /** whose page it is: the remote's name, or 'host' */
  app: string;
  /** loads that page again, without a reload of the page */
  onRetry: () => void;
}

/** The error page instead of a page that failed. A failure that the server has not seen is written into its log first. */
export default function ErrorScreen({ error, app, onRetry }: ErrorScreenProps): JSX.Element {
  const errorTexts = useMessages(errorMessages);
  const [info] = useState(() => errorInfoOf(error, { online: navigator.onLine, now: new Date() }));
  const [errorId] = useState(() => requestIdOf(error) || newErrorId());
  const { pathname } = useLocation();
  const report: ErrorReport = { ...info, error_id: errorId, address: pathname };
  const writeDown = useEffectEvent(() => {
    if (!requestIdOf(error)) logError(report);
  });
  useEffect(() => writeDown(), []);
  const queryClient = useQueryClient();
  useEffect(() => {
    const store = queryClient.getQueryData(storeQuery().queryKey);
    document.title = [errorTexts.types[info.errorType].title, store?.name].filter(Boolean).join(' | ');
  }, [info, queryClient, errorTexts]);
  return (
    <ErrorPage
      info={info}
      errorId={errorId}
      app={app}
      lead={errorTexts.loadFailed}
      onRetry={onRetry}
      onReport={() => sendErrorReport(report)}
    />
  );
}
