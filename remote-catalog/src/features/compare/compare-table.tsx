import { type JSX, type ReactNode, useState } from 'react';
import type { Product } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { priceCharged } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Checkbox, cx, IconButton, Picture, Price, Rating } from '@tessera/shared/ui';
import { Link, useNavigate } from '@tessera/shared/vendor/router';
import { toggleCompared, useCompared } from '../../catalog/compare/compare-store';
import { priceText } from '../../catalog/price-text';
import { compareMessages } from '../../messages/compare';
import { CompareAdd } from './compare-add';
import styles from './compare-page.module.css';
import { attributeRows, cheapest, differs } from './compare.model';

interface Row {
  key: string;
  name: string;
  cells: ReactNode[];
  /** what is compared to tell whether the products differ */
  values: unknown[];
}

function useRows(products: Product[]): Row[] {
  const text = useMessages(compareMessages);
  const locale = useLocale();
  const stock = products.map(({ variants }) => {
    const states = new Set(variants.map(({ stock_state }) => stock_state));
    if (states.has('in_stock') || states.has('low')) return text.inStock;
    return states.has('backorder') ? text.onBackorder : text.out;
  });
  const prices = products.map((product) => cheapest(product.variants));
  return [
    {
      key: 'price',
      name: text.price,
      values: prices.map((variant) => variant && [variant.regular_price, variant.sale_price].join()),
      cells: prices.map(
        (variant, index) =>
          variant && (
            <Price
              {...priceText(variant, products[index]?.currency ?? '', locale)}
              from={new Set(products[index]?.variants.map(priceCharged)).size > 1}
            />
          ),
      ),
    },
    {
      key: 'rating',
      name: text.rating,
      values: products.map(({ rating_average }) => rating_average),
      cells: products.map(({ rating_average, rating_count }) =>
        rating_average === null ? text.noRating : <Rating average={rating_average} count={rating_count} />,
      ),
    },
    {
      key: 'stock',
      name: text.availability,
      values: stock,
      cells: stock,
    },
    {
      key: 'category',
      name: text.category,
      values: products.map(({ category }) => category?.id),
      cells: products.map(({ category }) => category?.name ?? text.none),
    },
    {
      key: 'cart',
      name: text.cart,
      // the same for all of them: not what they differ in, and wanted all the same
      values: products.map(({ id }) => id),
      cells: products.map((product) => <CompareAdd key={product.id} product={product} />),
    },
    ...attributeRows(products).map(({ code, name, values }) => ({
      key: `attribute ${code}`,
      name,
      values,
      cells: values.map((value) => value ?? text.none),
    })),
  ];
}

/** The products side by side; rows in which they are the same can be left out. */
export function CompareTable({ products }: { products: Product[] }): JSX.Element {
  const text = useMessages(compareMessages);
  const navigate = useNavigate();
  const compared = useCompared();
  const [isBrief, setIsBrief] = useState(false);
  const rows = useRows(products).filter(({ values }) => !isBrief || differs(values));
  const takeOff = (product: Product): void => {
    const inTray = compared.find(({ id }) => id === product.id);
    if (inTray) toggleCompared(inTray);
    const others = products.filter(({ id }) => id !== product.id).map(({ id }) => id);
    void navigate(others.length > 0 ? paths.compare(others) : paths.compare([]), { preventScrollReset: true });
  };
  return (
    <>
      {products.length > 1 && (
        <div data-screen-only>
          <Checkbox
            label={text.onlyDifferences}
            checked={isBrief}
            onChange={(event) => setIsBrief(event.target.checked)}
          />
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that arrow keys can scroll it */}
      <div className={styles.Scroll} role="region" aria-label={text.title} tabIndex={0}>
        <table className={styles.Table} data-columns={products.length}>
          <thead>
            <tr>
              <th scope="col" className={cx(styles.Cell, styles.Label, styles.Corner)}>
                {text.product}
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col" className={cx(styles.Cell, styles.Product)}>
                  {product.images[0] && (
                    <Picture image={product.images[0]} sizes="280px" alt="" className={styles.Picture} />
                  )}
                  <Link to={paths.product(product.slug)} className={styles.Name}>
                    {product.name}
                  </Link>
                  <IconButton
                    icon="close"
                    label={text.remove(product.name)}
                    className={styles.Remove}
                    onClick={() => takeOff(product)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells }) => (
              <tr key={key} data-screen-only={key === 'cart' || undefined}>
                <th scope="row" className={cx(styles.Cell, styles.Label)}>
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={products[index]?.id} className={styles.Cell}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
