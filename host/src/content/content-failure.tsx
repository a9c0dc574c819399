import type { JSX } from 'react';
import { ApiError } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { ButtonLink, EmptyState, ErrorState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import styles from './content-skeleton.module.css';
import { contentMessages } from './text/content-messages';

export interface ContentFailureProps {
  error: Error;
  pending: boolean;
  onRetry: () => void;
}

/** In the place of a text that is not there, or that did not arrive. */
export function ContentFailure({ error, pending, onRetry }: ContentFailureProps): JSX.Element {
  const texts = useMessages(contentMessages);
  const home = (
    <ButtonLink as={Link} to={paths.home()} variant="secondary">
      {texts.shop}
    </ButtonLink>
  );
  if (error instanceof ApiError && error.status === 404) {
    return (
      <div className={styles.Failure}>
        <EmptyState level={1} title={texts.missing} actions={home}>
          <p>{texts.missingText}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.Failure}>
      <ErrorState
        level={1}
        title={texts.failed}
        onRetry={onRetry}
        pending={pending}
        actions={home}
        requestId={error instanceof ApiError ? error.request_id : undefined}
      >
        <p>{texts.failedText}</p>
      </ErrorState>
    </div>
  );
}
