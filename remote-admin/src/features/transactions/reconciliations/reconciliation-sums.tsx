import type { Reconciliation } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { reconciliationsMessages } from '../../../messages/transactions/reconciliations';
import { Card } from '../../../page/card';
import type { Column } from '../../../table/column';
import { DataTable } from '../../../table/data-table';
import { linesColumn } from './lines-column';

type Sums = Reconciliation['sums'][number];

interface ReconciliationSumsProps {
  sums: readonly Sums[];
  locale: string;
}

/** What a file comes to, currency by currency, and how much of it matches. */
export function ReconciliationSums({ sums, locale }: ReconciliationSumsProps) {
  const text = useMessages(reconciliationsMessages);
  const { columns } = text;
  const money = (key: 'amount' | 'fee' | 'net' | 'matched_amount' | 'missing_amount', label: string): Column<Sums> => ({
    key,
    label,
    width: 'md',
    figure: true,
    card: 'labelled',
    cell: (row) => formatMoney(row[key], row.currency, locale),
  });
  return (
    <Card title={text.sums}>
      <DataTable
        caption={text.sums}
        rows={sums}
        expected={0}
        keyOf={({ currency }) => currency}
        nameOf={({ currency }) => currency}
        columns={[
          { key: 'currency', label: columns.currency, cell: ({ currency }) => currency },
          linesColumn(columns.lines, locale),
          money('amount', columns.amount),
          money('fee', columns.fee),
          money('net', columns.net),
          money('matched_amount', columns.matched),
          money('missing_amount', columns.missing),
        ]}
      />
    </Card>
  );
}
