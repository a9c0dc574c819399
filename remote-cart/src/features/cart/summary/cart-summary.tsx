import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { Cart } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLateComponent } from '@tessera/shared/late';
import { moneyFormat } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useSession } from '@tessera/shared/session';
import { Slot } from '@tessera/shared/slots';
import { cx } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { useLocale } from '../../../frame/page-locale';
import { textButtonClass } from '../../../frame/controls/text-button';
import { cartMessages } from '../../../messages/cart';
import styles from './cart-summary.module.css';
import { isBuyable, needsAttention } from '../model/cart.model';
import { CheckoutLink } from './checkout-link';
import { CouponField } from './coupon-field';
import { FreeShipping } from './free-shipping';

const importEstimate = () => import(/* webpackChunkName: "delivery-estimate" */ './delivery-estimate');

function SumRow({ label, amount }: { label: string; amount: string }) {
  return (
    <p className={styles.Row}>
      <span>{label}</span>
      <span className={styles.Figure}>{amount}</span>
    </p>
  );
}

/** What the cart comes to, what may still change that, and the way on. */
export function CartSummary({ cart }: { cart: Cart }) {
  const text = useMessages(cartMessages);
  const money = moneyFormat(cart.currency, useLocale());
  const { Component: Estimate, load: loadEstimate } = useLateComponent(importEstimate, UNEXPECTED_ERROR);
  const hasAccount = useSession(({ status }) => status === 'signed-in');
  const canOrder = cart.cart_items.some(isBuyable);
  return (
    <section className={styles.Summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.Title}>
        {text.summary}
      </h2>
      <FreeShipping cart={cart} />
      <SumRow label={`${text.subtotal} (${text.items(cart.item_count)})`} amount={money(cart.subtotal)} />
      {cart.discount > 0 && <SumRow label={text.discount(cart.coupon?.code ?? '')} amount={money(-cart.discount)} />}
      {hasAccount ? (
        <>
          <CouponField coupon={cart.coupon} />
          <details className={styles.Details} onToggle={(event) => event.currentTarget.open && void loadEstimate()}>
            <summary className={styles.Opener}>{text.estimateTitle}</summary>
            {Estimate && <Estimate />}
          </details>
        </>
      ) : (
        <p className={styles.Small}>{text.keptHere}</p>
      )}
      <Slot place="cart-aside" total={cart.total} currency={cart.currency} item_count={cart.item_count} />
      {needsAttention(cart) && <p className={styles.Warning}>{text.attention}</p>}
      <p className={styles.Sum} aria-live="polite">
        <span>{text.total}</span>
        <span className={styles.Figure}>{money(cart.total)}</span>
      </p>
      {canOrder ? <CheckoutLink className={styles.Way} block /> : <p className={styles.Warning}>{text.nothingToBuy}</p>}
      <p className={styles.Small}>{text.totalNote}</p>
      <Link className={cx(textButtonClass, styles.GoOn)} to={paths.products()}>
        {text.goOn}
      </Link>
    </section>
  );
}
