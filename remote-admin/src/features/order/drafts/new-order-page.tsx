import { api } from '@tessera/shared/client';
import type { OrderDraft } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { staffPage } from '../../../guard/staff-page';
import { draftsMessages } from '../../../messages/orders/drafts';
import { PageHead } from '../../../page/page-head';
import { Screen } from '../../../page/screen';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import { errorsOf } from '../../../controls/write-errors';
import { draftQuery } from './draft.queries';
import { CustomerChoice } from './parts/customer-choice';
import { DraftsTrail } from './parts/drafts-trail';
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
        <Button variant="secondary" pending={start.isPending} onClick={() => start.mutate({})}>
          {text.skip}
        </Button>
      </p>
    </div>
  );
}

function NewOrderScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(draftsMessages);
  const reason = useRights()('orders.write');
  return (
    <Screen>
      <PageHead title={text.newOrder} trail={<DraftsTrail page={text.newOrder} />} />
      {reason ? <Alert>{reason}</Alert> : enabled && <StartForm />}
    </Screen>
  );
}

/** /admin/orders/new: whose order it is, with which a draft begins. */
export const Page = staffPage(NewOrderScreen);
