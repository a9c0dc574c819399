import type { Cart } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { ButtonLink } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { useLocale } from '../../../frame/page-locale';
import { cartMessages } from '../../../messages/cart';
import { CartEmpty } from '../cart-empty';
import { ChangeNotices } from '../change-notices';
import { CartLines } from '../lines/cart-lines';
import { cartRows, isBuyable, needsAttention, withWanted } from '../model/cart.model';
import { CheckoutLink } from '../summary/checkout-link';
import { FreeShipping } from '../summary/free-shipping';
import { useRemovedLines } from '../lines/use-removed-lines';
import { useWantedQuantities } from '../lines/use-wanted-quantities';
import styles from './cart-drawer.module.css';

function DrawerFoot({ cart }: { cart: Cart }) {
  const text = useMessages(cartMessages);
  const money = moneyFormat(cart.currency, useLocale());
  const row = (label: string, amount: number) => (
    <p className={styles.Row}>
      <span>{label}</span>
      <span className={styles.Figure}>{money(amount)}</span>
    </p>
  );
  return (
    <div className={styles.Foot}>
      <FreeShipping cart={cart} />
      {cart.discount > 0 && row(text.discount(cart.coupon?.code ?? ''), -cart.discount)}
      <div className={styles.Sum} aria-live="polite">
        {row(cart.discount > 0 ? text.total : text.subtotal, cart.total)}
      </div>
      {needsAttention(cart) && <p className={styles.Warning}>{text.attention}</p>}
      <div className={styles.Ways}>
        {cart.cart_items.some(isBuyable) && <CheckoutLink block />}
        <ButtonLink as={Link} variant="secondary" block to={paths.cart()}>
          {text.viewCart}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The lines with the ways back for those that are taken out, and a foot that stays in sight. */
export function DrawerContents({ cart: confirmed, onRefused }: { cart: Cart; onRefused: () => void }) {
  const { wanted, ...quantities } = useWantedQuantities(onRefused);
  const lines = useRemovedLines();
  const cart = withWanted(confirmed, wanted);
  const rows = cartRows(cart.cart_items, lines.removed);
  if (rows.length === 0) {
    return (
      <>
        <ChangeNotices cart={cart} />
        <CartEmpty />
      </>
    );
  }
  return (
    <div className={styles.Drawer}>
      <div>
        <ChangeNotices cart={cart} />
        <CartLines cart={cart} rows={rows} lines={lines} quantities={quantities} compact />
      </div>
      <DrawerFoot cart={cart} />
    </div>
  );
}
