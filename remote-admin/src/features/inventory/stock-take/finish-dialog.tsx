import type { StockTake } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { TextArea } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { valueOf } from '../../../controls/write-errors';
import { RecordDialog } from '../../../form/record-dialog';
import { stockTakeMessages } from '../../../messages/product/stock-take';
import { INVENTORY_KEY } from '../inventory.queries';
import { countedOf, differenceOf, requestOf, settled } from './count.model';
import type { Count } from './kept-count';
import named from '../../../page/named.module.css';
import styles from './stock-take.module.css';

interface FinishDialogProps {
  count: Count;
  open: boolean;
  onClose: () => void;
}

/** What the stock-take comes to, before it is written. */
export function FinishDialog({ count, open, onClose }: FinishDialogProps) {
  const text = useMessages(stockTakeMessages).finish;
  const locale = useLocale();
  const queries = useQueryClient();
  const { lines, changeLines } = count;
  const counted = countedOf(lines);
  const different = counted.filter((line) => differenceOf(line) !== 0);
  const left = lines.length - counted.length;
  const figure = (value: number): string => value.toLocaleString(locale);
  const readAgain = () => queries.invalidateQueries({ queryKey: INVENTORY_KEY });

  function doneWords({ items }: StockTake): string {
    const written = items.filter(({ outcome }) => outcome === 'changed' || outcome === 'unchanged').length;
    const changed = items.filter(({ outcome }) => outcome === 'changed').length;
    return text.done(written, figure(written), figure(changed));
  }

  return (
    <RecordDialog<{ note: string }, StockTake>
      open={open}
      onClose={onClose}
      title={text.title}
      description={text.written(counted.length, figure(counted.length))}
      submit={text.submit}
      done={doneWords}
      draft={undefined}
      notice={null}
      writing={{
        writeOf: ({ note }) => ({ path: 'inventory/counts', json: requestOf(lines, note) }),
        staleCodes: [],
        readAgain,
        onSaved: (answer) => {
          changeLines((now) => settled(now, answer));
          void readAgain();
        },
      }}
      read={(form) => ({ note: valueOf(form, 'note') })}
    >
      {(errors) => (
        <>
          {different.length === 0 ? (
            <p>{text.same}</p>
          ) : (
            <ul className={styles.Differences} aria-label={text.differences}>
              {different.map((line) => (
                <li key={line.variant_id} className={styles.Changed}>
                  <span>{line.name}</span>
                  <span className={styles.Figure}>
                    {text.change(figure(line.stock), figure(line.counted))}{' '}
                    <strong>{(differenceOf(line) ?? 0).toLocaleString(locale, { signDisplay: 'always' })}</strong>
                  </span>
                </li>
              ))}
            </ul>
          )}
          {left > 0 && <p className={named.Quiet}>{text.left(left, figure(left))}</p>}
          <TextArea label={text.note} name="note" rows={2} maxLength={500} error={errors.note} />
        </>
      )}
    </RecordDialog>
  );
}
