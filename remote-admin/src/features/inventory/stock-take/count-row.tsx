import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Badge, Button, IconButton } from '@tessera/shared/ui';
import { memo } from 'react';
import { stockTakeMessages } from '../../../messages/product/stock-take';
import { Pictured } from '../../../product/pictured';
import { countedBefore, differenceOf, MOST_DIGITS, type CountLine } from './count.model';
import named from '../../../page/named.module.css';
import styles from './stock-take.module.css';

interface CountRowProps {
  line: CountLine;
  onCount: (variant_id: string, counted: number | null) => void;
  onRemove: (variant_id: string) => void;
}

/** The id of the field for a variant's pieces. */
export const piecesId = (variant_id: string): string => `pieces-${variant_id}`;

/** What the count says beside what the shop knows. */
function Difference({ line }: { line: CountLine }) {
  const text = useMessages(stockTakeMessages).row;
  const locale = useLocale();
  const difference = differenceOf(line);
  if (difference === null) return <span className={named.Quiet}>{text.open}</span>;
  if (difference === 0) return <Badge tone="success">{text.same}</Badge>;
  return <Badge tone="warning">{difference.toLocaleString(locale, { signDisplay: 'always' })}</Badge>;
}

/** A variant with its count, which is typed or stepped to. */
export const CountRow = memo(({ line, onCount, onRemove }: CountRowProps) => {
  const text = useMessages(stockTakeMessages).row;
  const locale = useLocale();
  const { variant_id, name, sku, image, stock, counted, stock_was, is_gone } = line;
  const there = text.there(stock.toLocaleString(locale));
  return (
    <li className={styles.Line}>
      <Pictured image={image}>
        <span className={named.Words}>
          <span className={named.Name}>{name}</span>
          <span className={named.Quiet}>{`${sku} · ${is_gone ? text.gone : there}`}</span>
        </span>
      </Pictured>
      {!is_gone && (
        <span className={styles.Count}>
          <IconButton
            icon="minus"
            label={text.less(name)}
            disabled={counted === null || counted === 0}
            onClick={() => onCount(variant_id, (counted ?? 1) - 1)}
          />
          <input
            id={piecesId(variant_id)}
            className={styles.Number}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            aria-label={text.pieces(name)}
            value={counted ?? ''}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              const digits = target.value.replace(/\D/g, '').slice(0, MOST_DIGITS);
              onCount(variant_id, digits === '' ? null : Number(digits));
            }}
          />
          <IconButton icon="plus" label={text.more(name)} onClick={() => onCount(variant_id, (counted ?? 0) + 1)} />
        </span>
      )}
      <span className={styles.Difference}>{!is_gone && <Difference line={line} />}</span>
      <IconButton
        icon="close"
        className={styles.Remove}
        label={text.remove(name)}
        onClick={() => onRemove(variant_id)}
      />
      {stock_was !== undefined && counted !== null && (
        <p className={styles.Stale}>
          {text.stale(stock_was.toLocaleString(locale), stock.toLocaleString(locale))}
          <Button variant="secondary" size="sm" onClick={() => onCount(variant_id, countedBefore(line))}>
            {text.before(countedBefore(line).toLocaleString(locale))}
          </Button>
        </p>
      )}
    </li>
  );
});
