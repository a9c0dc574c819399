import type { MonthClosing } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { closingMessages } from '../../../messages/transactions/closing';
import { Card } from '../../../page/card';
import { DataTable } from '../../../table/data-table';
import { VALUE_LINES, valueBooks, type ValueBook } from './closing.model';

interface ClosingValuesProps {
  closing: Pick<MonthClosing, 'stored_values'>;
  locale: string;
}

/** What was owed in one currency, what came and went, and what is owed by it. */
function Book({ currency, gift_cards, store_credit, locale }: ValueBook & { locale: string }) {
  const text = useMessages(closingMessages);
  const say = (minor = 0): string => formatMoney(minor, currency, locale);
  type Line = (typeof VALUE_LINES)[number];
  return (
    <DataTable
      caption={`${text.cards.book} (${currency})`}
      rows={VALUE_LINES}
      expected={0}
      keyOf={(line) => line}
      nameOf={(line) => text.book[line]}
      columns={[
        { key: 'line', label: text.columns.figure, cell: (line: Line) => text.book[line] },
        {
          key: 'gift_cards',
          label: text.values.gift_cards,
          width: 'md',
          figure: true,
          card: 'labelled',
          cell: (line: Line) => say(gift_cards?.[line]),
        },
        {
          key: 'store_credit',
          label: text.values.store_credit,
          width: 'md',
          figure: true,
          card: 'labelled',
          cell: (line: Line) => say(store_credit?.[line]),
        },
      ]}
    />
  );
}

/** The book of gift cards and store credit, currency by currency; nothing where there never were any. */
export function ClosingValues({ closing, locale }: ClosingValuesProps) {
  const text = useMessages(closingMessages);
  const books = valueBooks(closing);
  if (books.length === 0) return null;
  return (
    <Card title={text.cards.book}>
      {books.map((book) => (
        <Book key={book.currency} {...book} locale={locale} />
      ))}
    </Card>
  );
}
