import type { JSX } from 'react';
import type { Product } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Picture, VisuallyHidden } from '@tessera/shared/ui';
import { Colours, coloursOf } from '../../../catalog/colours';
import { productMessages } from '../../../messages/product';
import styles from './variant-picker.module.css';
import { type Choice, type Combination, choicesOf, hasColours, isPictured } from './variants.model';

export interface VariantPickerProps {
  product: Product;
  chosen: Combination;
  onChoose: (choice: Choice) => void;
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
      {(choice.sold_out || choice.impossible) && <Stroke />}
    </span>
  );
}

function Pill({ choice }: Pick<ValueProps, 'choice'>): JSX.Element {
  return <span className={styles.Pill}>{choice.value}</span>;
}

/** A swatch is its colour, however its picture was cut. */
function Spot({ choice, colours }: Pick<ValueProps, 'choice'> & { colours: readonly string[] }): JSX.Element {
  return (
    <span className={styles.Swatch} data-spot>
      <Colours colours={colours} className={styles.Spot} />
      {(choice.sold_out || choice.impossible) && <Stroke />}
    </span>
  );
}

/** From corner to corner of what cannot be bought now. */
function Stroke(): JSX.Element {
  return (
    <svg className={styles.Stroke} viewBox="0 0 10 10" stroke="currentColor" strokeWidth="0.3" aria-hidden="true">
      <path d="M0 10 10 0" />
    </svg>
  );
}

/** Said beside a value that cannot be bought now. */
function Mark({ name, choice }: Pick<ValueProps, 'name' | 'choice'>): JSX.Element | null {
  const text = useMessages(productMessages);
  const others = Object.entries(choice.combination).filter(([other]) => other !== name);
  if (choice.impossible)
    return <VisuallyHidden>{text.notMadeIn(others.map(([, value]) => value).join(', '))}</VisuallyHidden>;
  return choice.sold_out ? <VisuallyHidden>{text.soldOutMark}</VisuallyHidden> : null;
}

function Value({ product, chosen, onChoose, name, choice, pictured }: ValueProps): JSX.Element {
  const { value, sold_out, impossible } = choice;
  const colours = coloursOf(product, name, value);
  const isDrawn = colours.length > 0 || pictured;
  const state = impossible ? 'not-made' : sold_out ? 'sold-out' : undefined;
  return (
    <label className={styles.Value} data-state={state}>
      <input
        type="radio"
        className={styles.Radio}
        name={name}
        value={value}
        checked={chosen[name] === value}
        onChange={() => onChoose(choice)}
      />
      {colours.length > 0 ? (
        <Spot choice={choice} colours={colours} />
      ) : pictured ? (
        <Swatch product={product} choice={choice} />
      ) : (
        <Pill choice={choice} />
      )}
      {isDrawn && <VisuallyHidden>{value}</VisuallyHidden>}
      <Mark name={name} choice={choice} />
    </label>
  );
}

/**
 * The options of a product: colours where they have some, pictures where the values look different, words elsewhere. What is sold out, and what is not
 * made in this combination, is shown as that and can be chosen all the same, for an alert.
 */
export function VariantPicker(props: VariantPickerProps): JSX.Element {
  const { product, chosen } = props;
  return (
    <>
      {product.options
        .filter(({ values }) => values.length > 1)
        .map(({ name }) => {
          const pictured = isPictured(product, name) && !hasColours(product, name);
          return (
            <fieldset key={name} className={styles.Option}>
              <legend className={styles.Legend}>
                {name} <span className={styles.Chosen}>{chosen[name]}</span>
              </legend>
              <div className={styles.Values} data-pictured={pictured || undefined}>
                {choicesOf(product, chosen, name).map((choice) => (
                  <Value key={choice.value} {...props} name={name} choice={choice} pictured={pictured} />
                ))}
              </div>
            </fieldset>
          );
        })}
    </>
  );
}
