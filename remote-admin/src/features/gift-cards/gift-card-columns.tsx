import type { AdminGiftCard } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { Badge } from '@tessera/shared/ui';
import { giftCardMessages } from '../../messages/gift-cards';
import { adminPaths } from '../../paths';
import { bothWays, type CellContext, type Column } from '../../table/column';
import { timeColumn } from '../../table/time-column';
import { RowLink } from '../../table/links/row-link';
import { GIFT_CARD_TONES } from '../../records/gift-card-tones';

/** The columns of the list of gift cards. */
export function giftCardColumns(context: CellContext): Column<AdminGiftCard>[] {
  const { locale } = context;
  const text = messagesIn(giftCardMessages);
  const { columns } = text;
  return [
    {
      key: 'code',
      label: columns.code,
      width: 'sm',
      cell: ({ id, last_four }) => <RowLink to={adminPaths.giftCard(id)}>{text.code(last_four)}</RowLink>,
    },
    {
      key: 'email',
      label: columns.email,
      quiet: true,
      cell: ({ email }) => (email === '' ? text.forgotten : <span title={email}>{email}</span>),
    },
    {
      key: 'state',
      label: columns.state,
      width: 'md',
      card: 'end',
      cell: ({ state }) => <Badge tone={GIFT_CARD_TONES[state]}>{text.states[state]}</Badge>,
    },
    {
      key: 'balance',
      label: columns.balance,
      width: 'sm',
      figure: true,
      card: 'labelled',
      sorts: bothWays('-balance'),
      cell: ({ balance, currency }) => formatMoney(balance, currency, locale),
    },
    {
      key: 'amount',
      label: columns.amount,
      width: 'sm',
      figure: true,
      quiet: true,
      wide: true,
      card: 'labelled',
      cell: ({ amount, currency }) => formatMoney(amount, currency, locale),
    },
    {
      key: 'expires_on',
      label: columns.expires_on,
      width: 'md',
      quiet: true,
      wide: true,
      card: 'labelled',
      cell: ({ expires_on }) => (expires_on === null ? '–' : formatDate(expires_on, locale)),
    },
    timeColumn(context, ({ created_at }) => created_at, {
      key: 'created_at',
      label: columns.created_at,
      card: 'labelled',
      sorts: bothWays('-created_at'),
    }),
  ];
}
