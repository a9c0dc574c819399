import type { CustomerRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useNavigate } from '@tessera/shared/vendor/router';
import { RecordHistory } from '../../audit/record-history';
import { useLateDialog } from '../../form/use-late-dialog';
import { useRecordNews } from '../../live/use-staff-news';
import { customerMessages } from '../../messages/customers/customer';
import styles from '../../page/record.module.css';
import { adminPaths } from '../../paths';
import { useMe } from '../../rights/use-me';
import { useRights } from '../../rights/use-rights';
import type { CustomerDialogsProps } from './actions/customer-dialogs';
import { useNewOrder } from './actions/use-new-order';
import { blockOf, openOrderOf, type AskedAction, type CustomerAction } from './model/customer.model';
import { CustomerConsents } from './parts/customer-consents';
import { CustomerContact } from './parts/customer-contact';
import { CustomerCredit } from './parts/customer-credit';
import { CustomerFigures } from './parts/customer-figures';
import { CustomerHead } from './parts/customer-head';
import { CustomerMails } from './parts/customer-mails';
import { CustomerMarks } from './parts/customer-marks';
import { CustomerNotes } from './parts/customer-notes';
import { CustomerOrders } from './parts/customer-orders';
import { CustomerReturns } from './parts/customer-returns';
import { CustomerReviews } from './parts/customer-reviews';
import { CustomerSessions } from './parts/customer-sessions';
import { CustomerAddresses } from './parts/customer-addresses';
import { CustomerState } from './parts/customer-state';

const importDialogs = () => import(/* webpackChunkName: "customer-dialogs" */ './actions/customer-dialogs');

interface CustomerViewProps {
  customer: CustomerRecord;
  /** milliseconds since the epoch: when it was read */
  now: number;
  /** it is not what it was, says the shop's live feed */
  onChanged: () => void;
}

/** Everything about one customer, and everything that can be done for them. */
export function CustomerView({ customer, now, onChanged }: CustomerViewProps) {
  const { blocks } = useMessages(customerMessages);
  const whyNot = useRights();
  const me = useMe();
  const navigate = useNavigate();
  const startOrder = useNewOrder(customer.id);
  const { Dialog: Dialogs, opened, open, close } = useLateDialog<AskedAction, CustomerDialogsProps>(importDialogs);
  const isAnonymous = customer.state === 'anonymised';

  // A form that is open keeps what it was opened for: what is sent then finds out that somebody was faster.
  useRecordNews('user', customer.id, onChanged, opened?.isOpen);

  function reasonOf(action: CustomerAction): string | undefined {
    const refused = whyNot(action === 'new_order' ? 'orders.write' : 'customers.write');
    const block = blockOf(action, customer, me);
    if (refused !== undefined || !block) return refused;
    return block === 'open_order' ? blocks.open_order(openOrderOf(customer) ?? '') : blocks[block];
  }

  function act(action: CustomerAction): void | Promise<void> {
    return action === 'new_order' ? startOrder() : open(action);
  }

  return (
    <>
      <CustomerHead customer={customer} reasonOf={reasonOf} onAction={act} />
      <CustomerState customer={customer} />
      <div className={styles.Columns}>
        <div className={styles.Main}>
          <CustomerFigures customer={customer} now={now} />
          {!isAnonymous && (
            <>
              <CustomerOrders customer={customer} now={now} />
              <CustomerReturns customer={customer} now={now} />
              <CustomerReviews customer={customer} now={now} />
              <CustomerNotes customer={customer} now={now} reason={whyNot('customers.write')} />
            </>
          )}
          <RecordHistory type={isAnonymous ? 'customer' : 'user'} id={customer.id} version={customer.version} />
        </div>
        {!isAnonymous && (
          <div className={styles.Side} data-many>
            <CustomerContact customer={customer} reason={reasonOf('edit')} onEdit={() => open('edit')} />
            <CustomerCredit customer_id={customer.id} />
            <CustomerMarks customer={customer} reasonOf={reasonOf} onAction={open} />
            <CustomerAddresses customer={customer} />
            <CustomerConsents customer={customer} />
            <CustomerSessions customer={customer} now={now} reason={reasonOf('password_mail')} />
            <CustomerMails customer={customer} now={now} />
          </div>
        )}
      </div>
      {Dialogs && opened && (
        <Dialogs
          customer={customer}
          opened={opened}
          onClose={close}
          onReplaced={(id) => void navigate(adminPaths.customer(id), { replace: true })}
        />
      )}
    </>
  );
}
