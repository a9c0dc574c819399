import type { OrderDraft } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Alert } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { RecordHistory } from '../../../audit/record-history';
import { ActionButton } from '../../../controls/actions/action-button';
import { useLateDialog } from '../../../form/use-late-dialog';
import { draftsMessages } from '../../../messages/orders/drafts';
import { PageHead } from '../../../page/page-head';
import styles from '../../../page/record.module.css';
import { useRights } from '../../../rights/use-rights';
import type { AskedDialog, DraftDialogsProps } from './dialogs/draft-dialogs';
import { DraftAddresses } from './parts/draft-addresses';
import { DraftCustomer } from './parts/draft-customer';
import { DraftItems } from './parts/draft-items';
import { DraftMoney } from './parts/draft-money';
import { DraftNote } from './parts/draft-note';
import { DraftsTrail } from './parts/drafts-trail';
import { ExchangeNotice } from './parts/exchange-notice';

const importDialogs = () => import(/* webpackChunkName: "draft-dialogs" */ './dialogs/draft-dialogs');

/** Why whoever is here may not place it: an exchange for less gives the rest back with the order. */
const whyNotPlaced = ({ exchange }: OrderDraft, whyNot: ReturnType<typeof useRights>): string | undefined =>
  whyNot('orders.write') ?? (exchange && exchange.goes_back > 0 ? whyNot('orders.refund') : undefined);

/** Everything of an order that is being written; each change is saved at once. */
export function DraftView({ draft }: { draft: OrderDraft }) {
  const text = useMessages(draftsMessages);
  const locale = useLocale();
  const whyNot = useRights();
  const { Dialog: Dialogs, opened, open, close } = useLateDialog<AskedDialog, DraftDialogsProps>(importDialogs);
  const title = text.draftOf(`${draft.first_name} ${draft.last_name}`.trim() || draft.email);
  const [problem] = draft.problems;
  const placed = draft.order_id;
  return (
    <>
      <PageHead
        title={title}
        count={text.saved(formatDate(draft.expires_at.slice(0, 10), locale))}
        trail={<DraftsTrail page={title} />}
        actions={
          !placed && (
            <>
              <ActionButton variant="quiet" size="sm" onClick={() => open({ name: 'delete' })}>
                {text.delete}
              </ActionButton>
              <ActionButton
                size="sm"
                reason={whyNotPlaced(draft, whyNot) ?? (problem && text.placeFirst(problem.sentence))}
                onClick={() => open({ name: 'place' })}
              >
                {text.place}
              </ActionButton>
            </>
          )
        }
      />
      {placed && (
        <Alert>
          {text.became} <Link to={paths.adminOrder(placed)}>{text.toOrder}</Link>
        </Alert>
      )}
      {!placed && <ExchangeNotice draft={draft} />}
      <div className={styles.Columns} inert={placed !== null}>
        <div className={styles.Main}>
          <DraftItems draft={draft} onPrice={(variant_id) => open({ name: 'price', variant_id })} />
          <DraftMoney draft={draft} onOpen={(name) => open({ name })} />
        </div>
        <div className={styles.Side} data-many>
          <DraftCustomer draft={draft} onOpen={(name) => open({ name })} />
          <DraftAddresses draft={draft} onOpen={(name) => open({ name })} />
          <DraftNote draft={draft} />
        </div>
      </div>
      <div className={styles.After}>
        <RecordHistory type="order_draft" id={draft.id} version={draft.version} />
      </div>
      {Dialogs && opened && <Dialogs draft={draft} opened={opened} onClose={close} />}
    </>
  );
}
