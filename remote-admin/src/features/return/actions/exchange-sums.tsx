import type { AdminReturn } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { returnMessages } from '../../../messages/orders/return';
import { SumRow } from '../../../records/sum-row';
import { exchangeSums, type Replacement } from '../model/exchange.model';

/** What came back, what is taken for it, and who pays the difference. */
export function ExchangeSums({ one, chosen }: { one: AdminReturn; chosen: readonly Replacement[] }) {
  const text = useMessages(returnMessages);
  const locale = useLocale();
  const money = (minor: number) => formatMoney(minor, one.currency, locale);
  const { goods, difference } = exchangeSums(one, chosen);
  const outcome =
    difference > 0
      ? text.customerPays(money(difference))
      : difference < 0
        ? text.goesBack(money(-difference))
        : text.even;
  return (
    <div role="status">
      {chosen.length > 0 && (
        <>
          <dl>
            <SumRow label={text.newGoods} amount={money(goods)} />
            <SumRow label={text.takenOff} amount={money(-one.credit)} />
          </dl>
          <p>
            <strong>{outcome}</strong> {text.beforeRest}
          </p>
        </>
      )}
    </div>
  );
}
