import type { CartItem } from '@tessera/shared/contract';
import { moneyFormat } from '@tessera/shared/money';
import { optionsText } from '@tessera/shared/components';
import { paths } from '@tessera/shared/paths';
import { Picture, Price } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import type { ReactNode } from 'react';
import { useLocale } from '../../../frame/page-locale';
import styles from './cart-line.module.css';

interface LineFactsProps {
  item: CartItem;
  currency: string;
  /** of the heading that is the name */
  level?: 2 | 3;
  /** what has to be known of it */
  children?: ReactNode;
}

/** Picture, name, options and price of one piece, in their places of a line. */
export function LineFacts({ item, currency, level = 2, children }: LineFactsProps) {
  const { product, variant } = item;
  const options = optionsText(variant.options);
  const money = moneyFormat(currency, useLocale());
  const Heading = `h${level}` as const;
  return (
    <>
      <div className={styles.Picture}>
        {product.image && <Picture image={product.image} sizes="(width >= 40rem) 136px, 96px" alt="" />}
      </div>
      <div className={styles.Text}>
        <Heading className={styles.Name}>
          <Link className={styles.Link} to={paths.product(product.slug)}>
            {product.name}
          </Link>
        </Heading>
        {options && <p className={styles.Options}>{options}</p>}
        <Price
          className={styles.Unit}
          regular={money(variant.regular_price)}
          sale={variant.sale_price > 0 ? money(variant.sale_price) : null}
        />
        {children}
      </div>
    </>
  );
}
