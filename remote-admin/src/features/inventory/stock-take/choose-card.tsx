import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button, SelectField, TextField } from '@tessera/shared/ui';
import { useMutation, useQuery } from '@tessera/shared/vendor/query';
import type { FormEvent } from 'react';
import { sentenceOf, valueOf } from '../../../controls/write-errors';
import { stockTakeMessages } from '../../../messages/product/stock-take';
import { Card } from '../../../page/card';
import { shelvesQuery } from '../../../product/shelves.queries';
import { MOST_LINES, withItems } from './count.model';
import { readSet } from './count.queries';
import type { Count, CountSet } from './kept-count';
import styles from './stock-take.module.css';

/** What is to be counted: all of the shop, or of a category, or what words find. */
export function ChooseCard({ count }: { count: Count }) {
  const text = useMessages(stockTakeMessages);
  const locale = useLocale();
  const { data: categories = [] } = useQuery(shelvesQuery());
  const { lines, rest } = count;
  const reading = useMutation({
    mutationFn: async ({ set, after }: { set: CountSet; after: string }) => {
      const part = await readSet(set, after, MOST_LINES - lines.length);
      count.change((now) => ({
        lines: withItems(now.lines, part.items, 'last'),
        rest: part.after === null ? null : { ...set, after: part.after },
      }));
      return part.items.length;
    },
  });
  const isFull = lines.length >= MOST_LINES;
  const most = MOST_LINES.toLocaleString(locale);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const set = { category_id: valueOf(form, 'category_id'), search: valueOf(form, 'search') };
    reading.mutate({ set, after: '' });
  }

  return (
    <Card title={text.choose.title}>
      <form className={styles.Choose} onSubmit={handleSubmit}>
        <SelectField label={text.choose.category} name="category_id">
          <option value="">{text.choose.everything}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label={text.choose.search} name="search" autoComplete="off" maxLength={100} />
        <Button type="submit" variant="secondary" pending={reading.isPending} disabled={isFull}>
          {text.choose.add}
        </Button>
      </form>
      <div className={styles.Says} role="status">
        {reading.data === 0 && text.choose.nothing}
        {isFull && text.choose.full(most)}
      </div>
      {reading.error && <Alert tone="error">{sentenceOf(reading.error)}</Alert>}
      {rest && !isFull && (
        <p className={styles.Rest}>
          {text.choose.rest(most)}
          <Button
            variant="secondary"
            size="sm"
            pending={reading.isPending}
            onClick={() => reading.mutate({ set: rest, after: rest.after })}
          >
            {text.choose.next}
          </Button>
        </p>
      )}
    </Card>
  );
}
