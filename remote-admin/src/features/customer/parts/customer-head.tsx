import type { CustomerRecord } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { CustomerBadge } from '../../../customers/customer-states';
import { adminMessages } from '../../../messages/admin';
import { customerMessages } from '../../../messages/customers/customer';
import { customersMessages } from '../../../messages/customers/customers';
import { RecordHead } from '../../../page/record-head';
import { adminPaths } from '../../../paths';
import { actionsFor, type CustomerAction } from '../model/customer.model';

interface CustomerHeadProps {
  customer: CustomerRecord;
  /** why an action cannot be taken: undefined where it can */
  reasonOf: (action: CustomerAction) => string | undefined;
  onAction: (action: CustomerAction) => void | Promise<void>;
}

/** Who it is, how the account stands, and what can be done for them. */
export function CustomerHead({ customer, reasonOf, onAction }: CustomerHeadProps) {
  const text = useMessages(customerMessages);
  const words = useMessages(customersMessages);
  const { dashboard } = useMessages(adminMessages);
  const locale = useLocale();
  const { state, is_staff, email_verified, created_at } = customer;
  const name = customer.name || words.nameless;
  return (
    <RecordHead
      trail={[
        { label: dashboard, to: paths.admin() },
        { label: words.title, to: adminPaths.customers() },
        { label: name },
      ]}
      title={name}
      statesLabel={text.states}
      states={
        <>
          <CustomerBadge state={state} />
          {is_staff && <Badge>{words.staff}</Badge>}
          {state !== 'anonymised' && !email_verified && <Badge tone="warning">{text.notConfirmed}</Badge>}
        </>
      }
      when={<time dateTime={created_at}>{text.since(momentOf(created_at, locale))}</time>}
      actions={{
        all: actionsFor(customer),
        primary: state === 'anonymised' ? undefined : 'new_order',
        danger: 'anonymise',
        labels: text.actions,
        more: text.more,
        reasonOf,
        onAction,
      }}
    />
  );
}
