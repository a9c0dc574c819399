import type { StoreCredit } from '@tessera/shared/contract';
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

/** How much there is, and how it came; or that it is not known. */
function CreditBody({ credit, isLost }: { credit: StoreCredit | undefined; isLost: boolean }) {
  const { credit: text } = useMessages(giftCardMessages);
  const locale = useLocale();
  if (isLost) return <p role="alert">{text.failed}</p>;
  if (!credit) return <p role="status">{text.loading}</p>;
  return (
    <>
      <p className={rows.Strong}>{formatMoney(credit.balance, credit.currency, locale)}</p>
      <ValueHistory entries={credit.entries.slice(0, SHOWN)} currency={credit.currency} />
    </>
  );
}

/** What the shop owes them as credit, and how it came; nothing for whoever may not see it. */
export function CustomerCredit({ customer_id }: { customer_id: string }) {
  const { credit: text } = useMessages(giftCardMessages);
  const whyNot = useRights();
  const isSeen = useMe()?.rights.includes('store_credit.read') ?? false;
  const { Dialog, opened, open, close } = useLateDialog<null, CreditDialogProps>(importDialog);
  const { data, isError } = useQuery({ ...storeCreditQuery(customer_id), enabled: isSeen });
  if (!isSeen) return null;
  const change = data && (
    <BareButton label={text.changeLabel} reason={whyNot('store_credit.write')} onClick={() => open(null)}>
      {text.change}
    </BareButton>
  );
  return (
    <Card title={text.title} action={change}>
      <CreditBody credit={data} isLost={isError && !data} />
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
