import type { OrderDraft } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Alert } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { adminPaths } from '../../../../paths';

/** Of a draft that exchanges a return: what goes off for it and what goes back, or why it cannot any more; nothing of any other. */
export function ExchangeNotice({ draft: { exchange, currency, problems } }: { draft: OrderDraft }) {
  const text = useMessages(draftsMessages).exchange;
  const locale = useLocale();
  if (!exchange) return null;
  const { return_id, return_number, order_number, credit, goes_back } = exchange;
  const problem = problems.find(({ part }) => part === 'exchange');
  const money = (minor: number) => formatMoney(minor, currency, locale);
  return (
    <Alert tone={problem ? 'warning' : undefined}>
      <p>
        {text.of(order_number)} <Link to={adminPaths.return(return_id)}>{text.toReturn(return_number)}</Link>
      </p>
      {problem ? (
        <p>{problem.sentence}</p>
      ) : (
        <>
          <p>{text.credit(money(credit))}</p>
          {goes_back > 0 && <p>{text.goesBack(money(goes_back))}</p>}
        </>
      )}
    </Alert>
  );
}
