import { ApiError } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link, useParams } from '@tessera/shared/vendor/router';
import { AdminGuard } from '../../../guard/admin-guard';
import { draftsMessages } from '../../../messages/drafts';
import { LoadFailure } from '../../../page/load-failure';
import { PageHead } from '../../../page/page-head';
import { Screen } from '../../../page/screen';
import { adminPaths } from '../../../paths';
import { OrderSkeleton } from '../order-skeleton';
import { draftQuery } from './draft.queries';
import { DraftView } from './draft-view';

function DraftScreen() {
  const text = useMessages(draftsMessages);
  const { draft: id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(draftQuery(id));
  if (data) return <DraftView key={data.id} draft={data} />;
  if (!error) return <OrderSkeleton />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState
        level={1}
        title={text.missing}
        actions={
          <ButtonLink as={Link} to={adminPaths.drafts()}>
            {text.toDrafts}
          </ButtonLink>
        }
      >
        {text.missingText}
      </EmptyState>
    );
  }
  return (
    <>
      <PageHead title={text.draftOf('')} />
      <LoadFailure what={text.theDraft} error={error} pending={isFetching} onRetry={() => void refetch()} />
    </>
  );
}

/** /admin/orders/drafts/{draft}: an order that staff write, until it is placed. */
export function Page() {
  return (
    <Screen>
      <AdminGuard fallback={<OrderSkeleton />}>
        <DraftScreen />
      </AdminGuard>
    </Screen>
  );
}
