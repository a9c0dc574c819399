import { api } from '@tessera/shared/client';
import type { OrderDraft } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Alert, Breadcrumbs, Button } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { Link, useNavigate } from '@tessera/shared/vendor/router';
import { AdminGuard } from '../../../guard/admin-guard';
import { adminMessages } from '../../../messages/admin';
import { draftsMessages } from '../../../messages/drafts';
import { ordersMessages } from '../../../messages/orders';
import { PageHead } from '../../../page/page-head';
import { Screen } from '../../../page/screen';
import { adminPaths } from '../../../paths';
import { errorsOf } from '../../../controls/write-errors';
import { draftQuery } from './draft.queries';
import { CustomerChoice } from './parts/customer-choice';
import styles from './parts/drafts.module.css';
import type { DraftChanges } from './use-draft-write';

function StartForm() {
  const text = useMessages(draftsMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: (whose: DraftChanges) => api.post<OrderDraft>('admin/order-drafts', { json: whose }),
    onSuccess: async (draft) => {
      client.setQueryData(draftQuery(draft.id).queryKey, draft);
      await client.invalidateQueries({ queryKey: ['admin', 'order-drafts'] });
      await navigate(adminPaths.draft(draft.id));
    },
  });
  const isTold = Object.keys(errorsOf(start.error)).length > 0;
  return (
    <div className={styles.Start}>
      <p>{text.startText}</p>
      {start.error && !isTold && <Alert tone="error">{start.error.message}</Alert>}
      <CustomerChoice submit={text.start} pending={start.isPending} error={start.error} onChoose={start.mutate} />
      <p>
        <Button variant="quiet" onClick={() => start.mutate({})}>
          {text.skip}
        </Button>
      </p>
    </div>
  );
}

function NewOrderScreen({ enabled }: { enabled: boolean }) {
  const { dashboard } = useMessages(adminMessages);
  const { title: orders } = useMessages(ordersMessages);
  const text = useMessages(draftsMessages);
  return (
    <Screen>
      <PageHead
        title={text.newOrder}
        trail={
          <Breadcrumbs
            items={[
              { label: dashboard, to: paths.admin() },
              { label: orders, to: paths.adminOrders() },
              { label: text.title, to: adminPaths.drafts() },
              { label: text.newOrder },
            ]}
            linkAs={Link}
          />
        }
      />
      {enabled && <StartForm />}
    </Screen>
  );
}

/** /admin/orders/new: whose order it is, with which a draft begins. */
export function Page() {
  return (
    <AdminGuard fallback={<NewOrderScreen enabled={false} />}>
      <NewOrderScreen enabled />
    </AdminGuard>
  );
}
