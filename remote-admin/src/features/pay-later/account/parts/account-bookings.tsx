import type { PayLaterAdjustment } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { useMessages, type TextsOf } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { ActionButton } from '../../../../controls/actions/action-button';
import { Menu } from '../../../../controls/actions/menu';
import { TimeAgo } from '../../../../format/time-ago';
import { accountMessages } from '../../../../messages/pay-later/account';
import { payLaterMessages } from '../../../../messages/pay-later/pay-later';
import { Card } from '../../../../page/card';
import rows from '../../../../page/rows.module.css';
import { useKeptFocus } from '../../../../page/use-kept-focus';
import { useMe } from '../../../../rights/use-me';
import type { BookingAction } from '../model/account.model';
import type { AccountPartProps } from './account-plans';
import styles from './account.module.css';

interface BookingProps extends AccountPartProps {
  booking: PayLaterAdjustment;
  now: number;
}

const TONES = { pending: 'warning', applied: 'success', refused: 'neutral', reversed: 'neutral' } as const;
const DECISIONS: readonly BookingAction[] = ['confirm', 'decline'];

/** Who did it and who agreed, in words. */
function peopleOf(booking: PayLaterAdjustment, text: TextsOf<typeof accountMessages>): string {
  const { requested_by_name: maker, decided_by_name: second, state } = booking;
  const answer = state === 'refused' ? text.bookings.declined : text.bookings.agreed;
  return [maker && text.bookings.by(maker), second && answer(second)].filter(Boolean).join(', ');
}

function Booking({ account, booking, now, whyNot, onAction }: BookingProps) {
  const text = useMessages(accountMessages);
  const { kinds } = useMessages(payLaterMessages);
  const locale = useLocale();
  const me = useMe();
  const kept = useKeptFocus<HTMLLIElement>();
  const { kind, state, amount, reason, answer, order_number, instalment_number, received_on, requested_at } = booking;
  const isOwn = me?.user.id === booking.requested_by;
  return (
    <li className={rows.Row} tabIndex={-1} {...kept}>
      <div className={styles.Part}>
        <div className={styles.PartWords}>
          <p className={rows.Head}>
            <span className={rows.Strong}>
              {kinds[kind]} {formatMoney(amount, account.currency, locale)}
            </span>
            <Badge tone={TONES[state]}>{text.bookings.states[state]}</Badge>
          </p>
          <p>
            {instalment_number === null
              ? text.bookings.plan(order_number)
              : text.bookings.part(order_number, instalment_number)}
            {received_on !== null && `, ${text.bookings.received(formatDate(received_on, locale))}`}
          </p>
          {reason !== '' && (
            <p className={rows.Words}>
              {kind === 'payment' ? text.fields.reference : text.fields.reason}: {reason}
            </p>
          )}
          {answer !== '' && (
            <p className={rows.Words}>
              {text.bookings.states[state]}: {answer}
            </p>
          )}
          <p className={rows.Quiet}>
            <TimeAgo at={requested_at} now={now} locale={locale} /> {peopleOf(booking, text)}
          </p>
        </div>
        {state === 'applied' && (
          <ActionButton
            size="sm"
            variant="secondary"
            reason={whyNot('reverse')}
            onClick={() => onAction({ action: 'reverse', booking })}
          >
            {text.actions.reverse}
          </ActionButton>
        )}
        {state === 'pending' && (
          <Menu
            label={text.bookings.menu}
            items={DECISIONS.map((action) => ({
              key: action,
              label: text.actions[action],
              reason: whyNot(action) ?? (isOwn ? text.blocks.own : undefined),
              onSelect: () => onAction({ action, booking }),
            }))}
          />
        )}
      </div>
    </li>
  );
}

/** What staff booked by hand, and what waits for a second person; the latest first. */
export function AccountBookings(props: AccountPartProps & { now: number }) {
  const text = useMessages(accountMessages);
  const { adjustments } = props.account;
  return (
    <Card title={text.cards.bookings}>
      {adjustments.length === 0 && <p className={rows.Quiet}>{text.bookings.none}</p>}
      <ul className={rows.Rows}>
        {adjustments.map((booking) => (
          <Booking key={booking.id} {...props} booking={booking} />
        ))}
      </ul>
    </Card>
  );
}
