import type { OrderDraft } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Alert, Breadcrumbs, Button } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { ActionButton } from '../../../controls/action-button';
import { adminMessages } from '../../../messages/admin';
import { draftsMessages } from '../../../messages/drafts';
import { ordersMessages } from '../../../messages/orders';
import { PageHead } from '../../../page/page-head';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import styles from '../order.module.css';
import { DraftDialogs, type DraftDialogName } from './dialogs/draft-dialogs';
import { DraftAddresses } from './parts/draft-addresses';
import { DraftCustomer } from './parts/draft-customer';
import { DraftItems } from './parts/draft-items';
import { DraftMoney } from './parts/draft-money';
import { DraftNote } from './parts/draft-note';

/** Everything of an order that is being written; each change is saved at once. */
export function DraftView({ draft }: { draft: OrderDraft }) {
  const text = useMessages(draftsMessages);
  const { dashboard } = useMessages(adminMessages);
  const { title: orders } = useMessages(ordersMessages);
  const locale = useLocale();
  const whyNot = useRights();
  const [opened, setOpened] = useState<{ name: DraftDialogName; variant_id?: string }>();
  const title = text.draftOf(`${draft.first_name} ${draft.last_name}`.trim() || draft.email);
  const [problem] = draft.problems;
  const placed = draft.order_id;
  return (
    <>
      <PageHead
        title={title}
        count={text.saved(formatDate(draft.expires_at.slice(0, 10), locale))}
        trail={
          <Breadcrumbs
            items={[
              { label: dashboard, to: paths.admin() },
              { label: orders, to: paths.adminOrders() },
              { label: text.title, to: adminPaths.drafts() },
              { label: title },
            ]}
            linkAs={Link}
          />
        }
      >
        {!placed && (
          <>
            <Button variant="quiet" size="sm" onClick={() => setOpened({ name: 'delete' })}>
              {text.delete}
            </Button>
            <ActionButton
              size="sm"
              reason={whyNot('orders.write') ?? (problem && text.placeFirst(problem.sentence))}
              onClick={() => setOpened({ name: 'place' })}
            >
              {text.place}
            </ActionButton>
          </>
        )}
      </PageHead>
      {placed && (
        <Alert>
          {text.became} <Link to={paths.adminOrder(placed)}>{text.toOrder}</Link>
        </Alert>
      )}
      <div className={styles.Columns} inert={placed !== null}>
        <div className={styles.Main}>
          <DraftItems draft={draft} onPrice={(variant_id) => setOpened({ name: 'price', variant_id })} />
          <DraftMoney draft={draft} onOpen={(name) => setOpened({ name })} />
        </div>
        <div className={styles.Side}>
          <DraftCustomer draft={draft} onOpen={(name) => setOpened({ name })} />
          <DraftAddresses draft={draft} onOpen={(name) => setOpened({ name })} />
          <DraftNote draft={draft} />
        </div>
      </div>
      <DraftDialogs draft={draft} opened={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
