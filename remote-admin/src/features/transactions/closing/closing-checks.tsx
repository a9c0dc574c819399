import type { MonthClosing } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { Badge } from '@tessera/shared/ui';
import { closingMessages } from '../../../messages/transactions/closing';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';
import { DataTable } from '../../../table/data-table';
import { RowLink } from '../../../table/links/row-link';
import { checkedSums, differenceText, type CheckedSum } from './closing.model';

interface ClosingChecksProps {
  closing: MonthClosing;
  locale: string;
}

type Difference = MonthClosing['checks'][number]['differences'][number];

interface DifferencesProps {
  check: MonthClosing['checks'][number];
  locale: string;
}

/** The records of a check of which two books say something else, each with the way to it. */
function Differences({ check: { check, differences, differing }, locale }: DifferencesProps) {
  const text = useMessages(closingMessages);
  const { columns, checks } = text;
  const { title, first, second } = checks[check];
  const amount = (of: 'expected' | 'found') => (row: Difference) => formatMoney(row[of], row.currency, locale);
  return (
    <Card title={text.named(title)}>
      <DataTable
        caption={text.named(title)}
        rows={differences}
        expected={0}
        keyOf={({ label, currency }) => `${label} ${currency}`}
        nameOf={({ label }) => label}
        columns={[
          {
            key: 'record',
            label: columns.record,
            cell: ({ label, order_id }) =>
              order_id === null ? label : <RowLink to={paths.adminOrder(label)}>{label}</RowLink>,
          },
          { key: 'expected', label: first, width: 'md', figure: true, card: 'labelled', cell: amount('expected') },
          { key: 'found', label: second, width: 'md', figure: true, card: 'labelled', cell: amount('found') },
          {
            key: 'difference',
            label: columns.difference,
            width: 'md',
            figure: true,
            card: 'end',
            cell: (row) => differenceText(row, locale),
          },
        ]}
      />
      {differing > differences.length && (
        <p className={rows.Quiet}>{text.more((differing - differences.length).toLocaleString(locale))}</p>
      )}
    </Card>
  );
}

/** Which books were compared, and what they say, currency by currency; what does not agree is named below. */
export function ClosingChecks({ closing, locale }: ClosingChecksProps) {
  const text = useMessages(closingMessages);
  const { columns, checks } = text;
  const sums = checkedSums(closing);
  const nameOf = ({ check }: CheckedSum): string => checks[check].title;
  const amount = (of: 'expected' | 'found') => (row: CheckedSum) => formatMoney(row[of], row.currency, locale);
  return (
    <>
      <Card title={text.cards.checks}>
        {sums.length === 0 && <p className={rows.Quiet}>{text.nothing}</p>}
        {sums.length > 0 && (
          <DataTable
            caption={text.cards.checks}
            rows={sums}
            expected={0}
            keyOf={({ check, currency }) => `${check} ${currency}`}
            nameOf={nameOf}
            columns={[
              // whole at any width: which books they are is what a row says
              { key: 'check', label: columns.check, cell: (row) => <span className={rows.Words}>{nameOf(row)}</span> },
              {
                key: 'state',
                label: columns.state,
                width: 'md',
                card: 'end',
                cell: ({ differing }) =>
                  differing === 0 ? (
                    <Badge tone="success">{text.agreed}</Badge>
                  ) : (
                    <Badge tone="danger">{text.differing(differing, differing.toLocaleString(locale))}</Badge>
                  ),
              },
              {
                key: 'records',
                label: columns.records,
                width: 'sm',
                figure: true,
                quiet: true,
                card: 'labelled',
                cell: ({ records }) => records.toLocaleString(locale),
              },
              {
                key: 'expected',
                label: text.first,
                width: 'md',
                figure: true,
                card: 'labelled',
                cell: amount('expected'),
              },
              { key: 'found', label: text.second, width: 'md', figure: true, card: 'labelled', cell: amount('found') },
              {
                key: 'difference',
                label: columns.difference,
                width: 'md',
                figure: true,
                wide: true,
                card: 'none',
                cell: (row) => differenceText(row, locale),
              },
            ]}
          />
        )}
      </Card>
      {closing.checks
        .filter(({ differing }) => differing > 0)
        .map((check) => (
          <Differences key={check.check} check={check} locale={locale} />
        ))}
    </>
  );
}
