import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { BareButton } from '../../../controls/actions/bare-button';
import { useLateDialog } from '../../../form/use-late-dialog';
import { giftCardMessages } from '../../../messages/gift-cards';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';
import { ValueHistory } from '../../../records/value-history';
import { useMe } from '../../../rights/use-me';
import { useRights } from '../../../rights/use-rights';
import type { CreditDialogProps } from '../actions/credit-dialog';
import { storeCreditQuery } from '../customer.queries';

const importDialog = () => import(/* webpackChunkName: "store-credit-dialog" */ '../actions/credit-dialog');

/** So many entries stand on the customer's page. */
const SHOWN = 5;

/** What the shop owes them as credit, and how it came; nothing for whoever may not see it. */
export function CustomerCredit({ customer_id }: { customer_id: string }) {
  const { credit: text } = useMessages(giftCardMessages);
  const locale = useLocale();
  const whyNot = useRights();
  const isSeen = useMe()?.rights.includes('store_credit.read') ?? false;
  const { Dialog, opened, open, close } = useLateDialog<null, CreditDialogProps>(importDialog);
  const { data, error } = useQuery({ ...storeCreditQuery(customer_id), enabled: isSeen });
  if (!isSeen) return null;
  return (
    <Card
      title={text.title}
      action={
        data && (
          <BareButton label={text.changeLabel} reason={whyNot('store_credit.write')} onClick={() => open(null)}>
            {text.change}
          </BareButton>
        )
      }
    >
      {error && <p role="alert">{text.failed}</p>}
      {!data && !error && <p role="status">{text.loading}</p>}
      {data && (
        <>
          <p className={rows.Strong}>{formatMoney(data.balance, data.currency, locale)}</p>
          <ValueHistory entries={data.entries.slice(0, SHOWN)} currency={data.currency} />
        </>
      )}
      {data && Dialog && opened && (
        <Dialog
          key={opened.count}
          customer_id={customer_id}
          currency={data.currency}
          open={opened.isOpen}
          onClose={close}
        />
      )}
    </Card>
  );
}
