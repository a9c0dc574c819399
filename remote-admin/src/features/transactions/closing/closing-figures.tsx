import type { MonthClosing } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { closingMessages } from '../../../messages/transactions/closing';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';
import { DataTable } from '../../../table/data-table';

type Figure = MonthClosing['figures'][number];

interface ClosingFiguresProps {
  figures: readonly Figure[];
  locale: string;
}

/** What moved and was written in the month, currency by currency. */
export function ClosingFigures({ figures, locale }: ClosingFiguresProps) {
  const text = useMessages(closingMessages);
  const { columns } = text;
  const nameOf = ({ figure }: Figure): string => text.figures[figure];
  return (
    <Card title={text.cards.figures}>
      {figures.length === 0 && <p className={rows.Quiet}>{text.nothing}</p>}
      {figures.length > 0 && (
        <DataTable
          caption={text.cards.figures}
          rows={figures}
          expected={0}
          keyOf={({ figure, currency }) => `${currency} ${figure}`}
          nameOf={nameOf}
          columns={[
            { key: 'figure', label: columns.figure, cell: nameOf },
            { key: 'currency', label: columns.currency, width: 'sm', quiet: true, cell: ({ currency }) => currency },
            {
              key: 'count',
              label: columns.count,
              width: 'sm',
              figure: true,
              quiet: true,
              card: 'labelled',
              cell: ({ count }) => count.toLocaleString(locale),
            },
            {
              key: 'amount',
              label: columns.amount,
              width: 'md',
              figure: true,
              card: 'end',
              cell: ({ amount, currency }) => formatMoney(amount, currency, locale),
            },
          ]}
        />
      )}
    </Card>
  );
}
