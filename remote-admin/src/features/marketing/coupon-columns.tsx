import type { AdminCoupon } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui';
import { marketingMessages } from '../../messages/marketing';
import { adminPaths } from '../../paths';
import { bothWays, type CellContext, type Column } from '../../table/column';
import { timeColumn } from '../../table/time-column';
import { RowLink } from '../../table/links/row-link';
import { CouponBadge } from './coupon-badge';
import { benefitText, codeText, usedText, whenText } from './coupons.model';

/** The columns of the list of coupons. */
export function couponColumns(context: CellContext): Column<AdminCoupon>[] {
  const { locale } = context;
  const text = messagesIn(marketingMessages);
  const { columns } = text;
  return [
    {
      key: 'code',
      label: columns.code,
      width: 'lg',
      sorts: bothWays('code'),
      cell: (coupon) => <RowLink to={adminPaths.coupon(coupon.id)}>{codeText(coupon)}</RowLink>,
    },
    {
      key: 'name',
      label: columns.name,
      quiet: true,
      cell: ({ name, code, codes }) => (
        <>
          {code === null && <Badge>{text.codes(codes, codes.toLocaleString(locale))}</Badge>}
          {name !== '' && <span title={name}> {name}</span>}
        </>
      ),
    },
    { key: 'gives', label: columns.gives, width: 'md', cell: (coupon) => benefitText(coupon, locale) },
    {
      key: 'state',
      label: columns.state,
      width: 'md',
      card: 'end',
      cell: ({ state }) => <CouponBadge state={state} />,
    },
    {
      key: 'used',
      label: columns.used,
      width: 'sm',
      figure: true,
      card: 'labelled',
      sorts: bothWays('-used'),
      cell: (coupon) => usedText(coupon, locale),
    },
    {
      key: 'when',
      label: columns.when,
      width: 'lg',
      quiet: true,
      sorts: bothWays('ends_at'),
      cell: (coupon) => whenText(coupon, locale),
    },
    timeColumn(context, ({ created_at }) => created_at, {
      key: 'made',
      label: columns.made,
      wide: true,
      card: 'none',
      sorts: bothWays('-created_at'),
    }),
  ];
}
