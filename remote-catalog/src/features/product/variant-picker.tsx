import type { JSX } from 'react';
import type { Product, Variant } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { Picture, VisuallyHidden } from '@tessera/shared/ui';
import { productMessages } from './product-messages';
import styles from './variant-picker.module.css';
import { type Choice, choicesOf, colourOf, isPictured } from './variants.model';

export interface VariantPickerProps {
  product: Product;
  variant: Variant;
  onChoose: (variant: Variant) => void;
}

interface ValueProps extends VariantPickerProps {
  name: string;
  choice: Choice;
  pictured: boolean;
}

function Swatch({ product, choice }: Pick<ValueProps, 'product' | 'choice'>): JSX.Element | null {
  const image = product.images[choice.variant?.image_index ?? -1];
  return (
    <span className={styles.Swatch}>
      {image && <Picture image={image} sizes="64px" alt="" className={styles.Picture} />}
      {(choice.sold_out || choice.impossible) && (
        <svg className={styles.Stroke} viewBox="0 0 10 10" stroke="currentColor" strokeWidth="0.3" aria-hidden="true">
          <path d="M0 10 10 0" />
        </svg>
      )}
    </span>
  );
}

function Pill({ product, choice }: Pick<ValueProps, 'product' | 'choice'>): JSX.Element {
  const colour = colourOf(product, choice.value);
  return (
    <span className={styles.Pill}>
      {colour && (
        <svg width="14" height="14" aria-hidden="true">
          <circle cx="7" cy="7" r="6.5" fill={colour} stroke="currentColor" strokeWidth="0.5" />
        </svg>
      )}
      {choice.value}
    </span>
  );
}

/** Said beside a value that cannot be bought now. */
function Mark({ variant, name, choice }: Pick<ValueProps, 'variant' | 'name' | 'choice'>): JSX.Element | null {
  const text = useMessages(productMessages);
  const others = Object.entries(variant.options).filter(([other]) => other !== name);
  if (choice.impossible)
    return <VisuallyHidden>{text.notMade(others.map(([, value]) => value).join(', '))}</VisuallyHidden>;
  return choice.sold_out ? <VisuallyHidden>{text.soldOutMark}</VisuallyHidden> : null;
}

function Value({ product, variant, onChoose, name, choice, pictured }: ValueProps): JSX.Element {
  const { value, sold_out, impossible } = choice;
  const choose = (): void => {
    if (!choice.variant) return;
    onChoose(choice.variant);
    const shown = Object.values(choice.variant.options).join(', ');
    if (impossible) toast.info(messagesIn(productMessages).notMadeShown(value, shown), { id: 'variant' });
  };
  const state = impossible ? 'not-made' : sold_out ? 'sold-out' : undefined;
  return (
    <label className={styles.Value} data-state={state}>
      <input
        type="radio"
        className={styles.Radio}
        name={name}
        value={value}
        checked={variant.options[name] === value}
        disabled={!choice.variant}
        onChange={choose}
      />
      {pictured ? <Swatch product={product} choice={choice} /> : <Pill product={product} choice={choice} />}
      {pictured && <VisuallyHidden>{value}</VisuallyHidden>}
      <Mark variant={variant} name={name} choice={choice} />
    </label>
  );
}

/**
 * The options of a product: pictures where the values look different, words elsewhere. What is sold out can be chosen, for
 * an alert; what is not made in this combination leads to the nearest that is.
 */
export function VariantPicker(props: VariantPickerProps): JSX.Element {
  const { product, variant } = props;
  return (
    <>
      {product.options
        .filter(({ values }) => values.length > 1)
        .map(({ name }) => {
          const pictured = isPictured(product, name);
          return (
            <fieldset key={name} className={styles.Option}>
              <legend className={styles.Legend}>
                {name} <span className={styles.Chosen}>{variant.options[name]}</span>
              </legend>
              <div className={styles.Values} data-pictured={pictured || undefined}>
                {choicesOf(product, variant, name).map((choice) => (
                  <Value key={choice.value} {...props} name={name} choice={choice} pictured={pictured} />
                ))}
              </div>
            </fieldset>
          );
        })}
    </>
  );
}
