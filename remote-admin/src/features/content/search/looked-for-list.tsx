import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, SelectField } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import form from '../../../form/page/page-form.module.css';
import { searchMessages } from '../../../messages/content/search';
import { Card } from '../../../page/card';
import { LoadFailure } from '../../../page/load-failure';
import type { Column } from '../../../table/column';
import { DataTable } from '../../../table/data-table';
import type { LookedFor } from './search.model';
import { lookedForQuery } from './search.queries';

const EXPECTED = 5;

function columnsOf(locale: string, onTake: (word: string) => void): Column<LookedFor>[] {
  const { columns, take, takeWord } = messagesIn(searchMessages);
  return [
    { key: 'term', label: columns.term, cell: ({ term }) => term },
    {
      key: 'searches',
      label: columns.searches,
      width: 'sm',
      figure: true,
      card: 'labelled',
      cell: ({ searches }) => searches.toLocaleString(locale),
    },
    {
      key: 'found',
      label: columns.found,
      width: 'sm',
      figure: true,
      card: 'labelled',
      cell: ({ found }) => found.toLocaleString(locale),
    },
    {
      key: 'take',
      label: columns.take,
      width: 'lg',
      card: 'end',
      cell: ({ term }) => (
        <Button variant="quiet" size="sm" aria-label={takeWord(term)} onClick={() => onTake(term)}>
          {take}
        </Button>
      ),
    },
  ];
}

/** What was looked for in the last 30 days, what found nothing first; each can be given words that mean the same. */
export function LookedForList({ onTake }: { onTake: (word: string) => void }) {
  const text = useMessages(searchMessages);
  const locale = useLocale();
  const [shown, setShown] = useState<'nothing' | 'all'>('nothing');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(lookedForQuery(shown === 'nothing'));
  return (
    <Card title={text.lookedFor}>
      <div className={form.Group}>
        <SelectField
          label={text.show}
          hint={text.lookedForHint}
          value={shown}
          onChange={({ target }) => setShown(target.value === 'all' ? 'all' : 'nothing')}
        >
          <option value="nothing">{text.foundNothing}</option>
          <option value="all">{text.mostOften}</option>
        </SelectField>
        {error && (!data || isPlaceholderData) && (
          <LoadFailure what={text.theSearches} error={error} pending={isFetching} onRetry={() => void refetch()} />
        )}
        {data?.items.length === 0 && <p className={form.Hint}>{text.none[shown]}</p>}
        {!error && data?.items.length !== 0 && (
          <DataTable
            caption={text.lookedFor}
            columns={columnsOf(locale, onTake)}
            rows={data?.items}
            keyOf={({ term }) => term}
            nameOf={({ term }) => term}
            expected={EXPECTED}
            stale={isPlaceholderData}
          />
        )}
      </div>
    </Card>
  );
}
