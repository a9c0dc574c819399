import type { JSX } from 'react';
import type { Product, Variant } from '@tessera/shared/contract';
import { Picture, VisuallyHidden } from '@tessera/shared/ui';
import styles from './variant-picker.module.css';
import { type Choice, choicesOf, isPictured } from './variants.model';

export interface VariantPickerProps {
  product: Product;
  variant: Variant;
  onChoose: (variant: Variant) => void;
}

function Swatch({ product, choice }: { product: Product; choice: Choice }): JSX.Element | null {
  const image = product.images[choice.variant?.image_index ?? -1];
  return (
    <span className={styles.Swatch}>
      {image && <Picture image={image} sizes="64px" alt="" className={styles.Picture} />}
      {choice.sold_out && (
        <svg className={styles.Stroke} viewBox="0 0 10 10" stroke="currentColor" strokeWidth="0.3" aria-hidden="true">
          <path d="M0 10 10 0" />
        </svg>
      )}
    </span>
  );
}

/** The options of a product: pictures where the values look different, words elsewhere. Sold-out ones can be looked at. */
export function VariantPicker({ product, variant, onChoose }: VariantPickerProps): JSX.Element {
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
                  <label key={choice.value} className={styles.Value} data-sold-out={choice.sold_out || undefined}>
                    <input
                      type="radio"
                      className={styles.Radio}
                      name={name}
                      value={choice.value}
                      checked={variant.options[name] === choice.value}
                      disabled={!choice.variant}
                      onChange={() => choice.variant && onChoose(choice.variant)}
                    />
                    {pictured ? (
                      <>
                        <Swatch product={product} choice={choice} />
                        <VisuallyHidden>{choice.value}</VisuallyHidden>
                      </>
                    ) : (
                      <span className={styles.Pill}>{choice.value}</span>
                    )}
                    {choice.sold_out && <VisuallyHidden>(sold out)</VisuallyHidden>}
                  </label>
                ))}
              </div>
            </fieldset>
          );
        })}
    </>
  );
}
