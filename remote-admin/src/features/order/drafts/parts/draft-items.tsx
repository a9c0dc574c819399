import type { DraftVariant, OrderDraft } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { BareButton } from '../../../../controls/actions/bare-button';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { Card } from '../../../../page/card';
import { VariantPicker } from '../../../../product/picker/variant-picker';
import rows from '../../../../page/rows.module.css';
import { linesOf, useDraftWrite } from '../use-draft-write';
import { DraftLine } from './draft-line';
import named from '../../../../page/named.module.css';
import styles from './drafts.module.css';
import { useKeptFocus } from '../../../../page/use-kept-focus';

interface DraftItemsProps {
  draft: OrderDraft;
  /** the price of a line is to be changed */
  onPrice: (variant_id: string) => void | Promise<void>;
}

const MOST_PIECES = 999;

/** One more of a variant, which may be there already. */
function withOne(draft: OrderDraft, { variant_id }: DraftVariant) {
  const lines = linesOf(draft);
  if (!lines.some((line) => line.variant_id === variant_id)) {
    return { items: [...lines, { variant_id, quantity: 1, reason: '' }] };
  }
  const more = (quantity: number) => Math.min(quantity + 1, MOST_PIECES);
  return {
    items: lines.map((line) => (line.variant_id === variant_id ? { ...line, quantity: more(line.quantity) } : line)),
  };
}

/** What is ordered: found by search, with quantities and prices that can be changed. */
export function DraftItems({ draft, onPrice }: DraftItemsProps) {
  const text = useMessages(draftsMessages);
  const locale = useLocale();
  const write = useDraftWrite(draft.id);
  const { items, gone, currency, problems } = draft;
  // the next button takes another line out
  const kept = useKeptFocus<HTMLUListElement>();
  const without = (variant_id: string) =>
    write.mutate((now) => ({ items: linesOf(now).filter((line) => line.variant_id !== variant_id) }));
  const problemOf = (variant_id: string) => problems.find((one) => one.variant_id === variant_id)?.sentence;
  return (
    <Card title={text.items}>
      <div className={styles.Stack}>
        <VariantPicker onChoose={(variant) => write.mutate((now) => withOne(now, variant))} />
        {items.length + gone.length === 0 && <p className={named.Quiet}>{text.noItems}</p>}
      </div>
      <ul className={rows.Rows} aria-label={text.items} tabIndex={-1} {...kept}>
        {items.map((line) => (
          <DraftLine
            key={line.variant_id}
            line={line}
            currency={currency}
            locale={locale}
            problem={problemOf(line.variant_id)}
            onQuantity={(quantity) =>
              write.mutate((now) => ({
                items: linesOf(now).map((one) => (one.variant_id === line.variant_id ? { ...one, quantity } : one)),
              }))
            }
            onPrice={() => onPrice(line.variant_id)}
            onRemove={() => without(line.variant_id)}
          />
        ))}
        {gone.map(({ variant_id, name }) => (
          <li key={variant_id} className={styles.Line}>
            <span className={styles.Name}>
              <span className={named.Name}>{name}</span>
              <span className={named.Quiet}>{text.gone}</span>
            </span>
            <BareButton onClick={() => without(variant_id)}>{text.removeItem(name)}</BareButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
