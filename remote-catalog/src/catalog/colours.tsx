import type { JSX } from 'react';
import type { Product, ProductSummary } from '@tessera/shared/contract';

/** One of the looks that a product comes in. */
export type Look = ProductSummary['swatches'][number];

/** The colours of an option's value, one or two; none where the shop knows no swatch for it. */
export function coloursOf({ options }: Pick<Product, 'options'>, name: string, value: string): readonly string[] {
  const option = options.find((one) => one.name === name);
  return option?.colours?.[option.values.indexOf(value)] ?? [];
}

/** A spot of one colour, or of two from corner to corner; it says nothing by itself. */
export function Colours(props: { colours: readonly string[]; className: string | undefined }): JSX.Element {
  const [first, second] = props.colours;
  return (
    <svg className={props.className} viewBox="0 0 2 2" aria-hidden>
      <path d="M0 0h2v2H0" fill={first} />
      {second && <path d="M2 0v2H0" fill={second} />}
    </svg>
  );
}
