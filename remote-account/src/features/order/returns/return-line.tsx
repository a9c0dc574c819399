import { optionsText } from '@tessera/shared/components';
import { RETURN_REASONS, type OrderItem } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Checkbox, QuantityStepper, SelectField, VisuallyHidden } from '@tessera/shared/ui';
import { ordersMessages } from '../../../messages/orders';
import { GoodsLine } from '../../../orders/goods-line';
import type { Choice } from './return.model';
import styles from './return-form.module.css';

interface ReturnLineProps {
  item: OrderItem;
  /** pieces that can be given back */
  left: number;
  /** none: the line is kept */
  choice: Choice | undefined;
  error: string | undefined;
  onChange: (choice: Choice | undefined) => void;
}

/** One line of the order: ticked, it asks how many and why. */
export function ReturnLine({ item, left, choice, error, onChange }: ReturnLineProps) {
  const text = useMessages(ordersMessages);
  const chosen = optionsText(item.options);
  // of two lines of one product the options tell which is which
  const named = chosen ? `${item.name}, ${chosen}` : item.name;
  return (
    <li className={styles.Line}>
      <GoodsLine name={item.name} options={item.options} image={item.image}>
        <Checkbox
          label={
            <>
              {text.choose(item.name)}
              {chosen && <VisuallyHidden> ({chosen})</VisuallyHidden>}
            </>
          }
          checked={choice !== undefined}
          onChange={({ target }) => onChange(target.checked ? { quantity: left, reason: '' } : undefined)}
        />
      </GoodsLine>
      {choice && (
        <div className={styles.Questions} role="group" aria-label={named}>
          {left > 1 && (
            <div className={styles.Count}>
              <QuantityStepper
                label={text.howMany(named)}
                value={choice.quantity}
                max={left}
                onChange={(quantity) => onChange({ ...choice, quantity })}
              />
            </div>
          )}
          <SelectField
            name={`reason-${item.id}`}
            label={text.reason}
            value={choice.reason}
            error={error}
            onChange={({ target }) =>
              onChange({ ...choice, reason: RETURN_REASONS.find((reason) => reason === target.value) ?? '' })
            }
          >
            <option value="">{text.chooseReason}</option>
            {RETURN_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {text.reasons[reason]}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </li>
  );
}
