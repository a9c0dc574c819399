import type { JSX, ReactNode } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Button, ButtonLink, Container } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { Screen } from '../../ui/screen';
import { useGoBack } from '../../ui/use-go-back';
import { useRetry } from '../../ui/use-retry';
import { ErrorDetails } from './error-details';
import { ErrorIdLine } from './error-id-line';
import type { ErrorInfo } from './report/error-info';
import styles from './error-page.module.css';
import { errorMessages } from './error-messages';
import { ReportButton } from './report-button';
import { Tips } from './tips';

export interface ErrorPageProps {
  info: ErrorInfo;
  /** the number under which the server's log has it */
  errorId: string;
  /** which part of the shop failed */
  app?: string;
  /** stands before the description */
  lead?: ReactNode;
  /** in the place of what is said of its kind */
  description?: string | undefined;
  /** recovers without a reload where it can; left out, and for maintenance, there is no 'Try Again' */
  onRetry?: () => void;
  /** sends the report and gives its reference */
  onReport: () => Promise<string>;
}

function Actions({ info, onRetry }: Pick<ErrorPageProps, 'info' | 'onRetry'>): JSX.Element {
  const errorTexts = useMessages(errorMessages);
  const { retrying, retry } = useRetry(onRetry);
  const goBack = useGoBack();
  return (
    <div className={styles.Actions}>
      {onRetry && info.errorType !== 'maintenance' && (
        <Button pending={retrying} pendingText={errorTexts.retrying} onClick={retry}>
          {errorTexts.tryAgain}
        </Button>
      )}
      <Button variant="secondary" className={styles.Scripted} onClick={goBack}>
        {errorTexts.goBack}
      </Button>
      <ButtonLink as={Link} to={paths.home()} variant="secondary">
        {errorTexts.homepage}
      </ButtonLink>
    </div>
  );
}

/**
 * The error page (docs/product.md §2): what happened, what to do about it, and whom to ask. Nothing of it reloads the
 * page.
 */
export function ErrorPage({ info, errorId, app, lead, description, onRetry, onReport }: ErrorPageProps): JSX.Element {
  const errorTexts = useMessages(errorMessages);
  const { title, description: usual, suggestions } = errorTexts.types[info.errorType];
  return (
    <Container className={styles.Page} data-error={info.errorType}>
      <Screen
        eyebrow={errorTexts.eyebrow(info.statusCode)}
        title={title}
        text={
          <>
            {lead} {description ?? usual}
          </>
        }
        sign={info.errorType}
        alert
      >
        <Actions info={info} onRetry={onRetry} />
      </Screen>
      <div className={styles.Columns}>
        <section aria-labelledby="error-suggestions">
          <h2 id="error-suggestions" className={styles.Small}>
            {errorTexts.suggestions}
          </h2>
          <ul className={styles.Suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion} className={styles.Suggestion}>
                {suggestion}
              </li>
            ))}
          </ul>
        </section>
        <nav aria-labelledby="error-help">
          <h2 id="error-help" className={styles.Small}>
            {errorTexts.help}
          </h2>
          <ul className={styles.Links}>
            <li>
              <Link to={paths.page('contact')} className={styles.Link}>
                {errorTexts.contactSupport}
              </Link>
            </li>
            <li>
              <Link to={paths.page('faq')} className={styles.Link}>
                {errorTexts.helpCenter}
              </Link>
            </li>
            <li>
              <Link to={paths.status()} className={styles.Link}>
                {errorTexts.statusPage}
              </Link>
            </li>
          </ul>
        </nav>
        <Tips />
      </div>
      <div className={styles.Foot}>
        <div className={styles.Line}>
          <ErrorIdLine id={errorId} />
          <ReportButton onReport={onReport} />
        </div>
        <ErrorDetails info={info} app={app} />
      </div>
    </Container>
  );
}
