import type { AdminPayLaterRecord, PayLaterEntries } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Button } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { PlainTable } from '../../../../controls/plain-table';
import { accountMessages } from '../../../../messages/pay-later/account';
import rows from '../../../../page/rows.module.css';
import { entriesQuery } from '../account.queries';
import styles from './account.module.css';

interface LedgerPartProps {
  account: AdminPayLaterRecord;
  /** where the part before ended; '' for the first one */
  after: string;
}

function LedgerTable({ part }: { part: PayLaterEntries }) {
  const text = useMessages(accountMessages);
  const locale = useLocale();
  const { columns, entries, caption } = text.ledger;
  return (
    <PlainTable
      label={caption}
      heads={[columns.day, columns.what, columns.order, columns.amount]}
      classNames={{ table: styles.Table, cell: styles.Cell }}
      rows={part.items.map(({ id, kind, amount, order_number, created_at }) => ({
        key: id,
        cells: [
          <time key="day" dateTime={created_at}>
            {momentOf(created_at, locale)}
          </time>,
          entries[kind],
          <Link key="order" className={rows.Link} to={paths.adminOrder(order_number)}>
            {order_number}
          </Link>,
          formatMoney(amount, part.currency, locale),
        ],
      }))}
    />
  );
}

/** A part of the ledger, and the parts before it as they are asked for. */
function LedgerPart({ account, after }: LedgerPartProps) {
  const text = useMessages(accountMessages);
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery(entriesQuery(account.id, account.version, after));
  if (error) return <p role="alert">{text.ledger.failed}</p>;
  if (!data) return <p role="status">{text.ledger.loading}</p>;
  if (data.items.length === 0) return <p className={rows.Quiet}>{text.ledger.none}</p>;
  return (
    <>
      <LedgerTable part={data} />
      {data.next_cursor !== null && !isOpen && (
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {text.ledger.older}
        </Button>
      )}
      {data.next_cursor !== null && isOpen && <LedgerPart account={account} after={data.next_cursor} />}
    </>
  );
}

/** Every entry of the account's ledger, which only ever grows; the latest first. */
export default function AccountLedger({ account }: Pick<LedgerPartProps, 'account'>) {
  return <LedgerPart account={account} after="" />;
}
