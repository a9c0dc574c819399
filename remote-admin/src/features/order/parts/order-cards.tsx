import type { AdminOrder } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { giftCardMessages } from '../../../messages/gift-cards';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';
import { adminPaths } from '../../../paths';
import { GIFT_CARD_TONES } from '../../../records/gift-card-tones';

interface OrderCardsProps {
  order: Pick<AdminOrder, 'cards' | 'gift_cards' | 'currency'>;
}

/**
 * The gift cards of an order: what is left of those that were issued, for whoever may look at gift cards; else, and before
 * they are, how each stands. Nothing where there are none.
 */
export function OrderCards({ order }: OrderCardsProps) {
  const text = useMessages(giftCardMessages);
  const locale = useLocale();
  const { cards = [], gift_cards = [], currency: of_order } = order;
  if (cards.length === 0 && gift_cards.length === 0) return null;
  return (
    <Card title={text.title}>
      {cards.length === 0 && (
        <ul className={rows.Rows}>
          {gift_cards.map(({ amount, state }, index) => (
            <li key={index} className={rows.Row}>
              <p className={rows.Head}>
                <span>{formatMoney(amount, of_order, locale)}</span>
                <Badge tone={state === 'mailed' ? 'success' : 'neutral'}>{text.ofOrder[state]}</Badge>
              </p>
            </li>
          ))}
        </ul>
      )}
      <ul className={rows.Rows}>
        {cards.map(({ id, last_four, name, email, state, balance, amount, currency, send_on }) => {
          const [left, whole] = [balance, amount].map((minor) => formatMoney(minor, currency, locale));
          return (
            <li key={id} className={rows.Row}>
              <p className={rows.Head}>
                <Link className={rows.Link} to={adminPaths.giftCard(id)}>
                  {text.code(last_four)}
                </Link>
                <Badge tone={GIFT_CARD_TONES[state]}>{text.states[state]}</Badge>
                <span className={rows.End}>{text.leftOf(left ?? '', whole ?? '')}</span>
              </p>
              <p className={rows.Words}>{[name, email].filter(Boolean).join(', ') || text.forgotten}</p>
              {send_on && <p className={rows.Quiet}>{text.waitsUntil(formatDate(send_on, locale))}</p>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
