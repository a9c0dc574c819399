import { ApiError } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { ButtonLink, EmptyState, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link, useParams } from '@tessera/shared/vendor/router';
import { AdminGuard } from '../../guard/admin-guard';
import { returnMessages } from '../../messages/return';
import { returnWords } from '../../messages/return-words';
import { LoadFailure } from '../../page/load-failure';
import { PageHead } from '../../page/page-head';
import { Screen } from '../../page/screen';
import { adminPaths } from '../../paths';
import { ReturnView } from './return-view';
import styles from './return.module.css';
import { returnQuery } from './return.queries';

function MissingReturn() {
  const text = useMessages(returnMessages);
  return (
    <EmptyState
      level={1}
      title={text.missing}
      actions={
        <ButtonLink as={Link} to={adminPaths.returns()}>
          {text.toReturns}
        </ButtonLink>
      }
    >
      {text.missingText}
    </EmptyState>
  );
}

const Box = () => (
  <div className={styles.Box}>
    <Skeleton width="half" />
    <Skeleton />
    <Skeleton width="wide" />
  </div>
);

/** The return's own places, empty. */
function ReturnSkeleton() {
  const text = useMessages(returnMessages);
  return (
    <div aria-busy="true" role="status" aria-label={text.loading}>
      <div className={styles.HeadPlace}>
        <Skeleton width="short" />
        <Skeleton width="half" />
        <Skeleton width="short" />
      </div>
      <div className={styles.Columns}>
        <div className={styles.Main}>
          <Box />
          <Box />
        </div>
        <div className={styles.Side}>
          <Box />
        </div>
      </div>
    </div>
  );
}

function ReturnScreen() {
  const text = useMessages(returnMessages);
  const { title } = useMessages(returnWords);
  const { return: id = '' } = useParams();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(returnQuery(id));
  if (data) return <ReturnView key={data.id} one={data} now={dataUpdatedAt} />;
  if (!error) return <ReturnSkeleton />;
  if (error instanceof ApiError && error.status === 404) return <MissingReturn />;
  return (
    <>
      <PageHead title={title} />
      <LoadFailure what={text.theReturn} error={error} pending={isFetching} onRetry={() => void refetch()} />
    </>
  );
}

/** /admin/returns/{return}: one return by its id. */
export function Page() {
  return (
    <Screen>
      <AdminGuard fallback={<ReturnSkeleton />}>
        <ReturnScreen />
      </AdminGuard>
    </Screen>
  );
}
