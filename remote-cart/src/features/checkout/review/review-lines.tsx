import { removeFromCart, setQuantity } from '@tessera/shared/cart';
import type { Checkout, CheckoutLine, CheckoutProblem } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { Alert, VisuallyHidden } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { BackorderLine } from '../../../frame/backorder-line';
import { GiftLines } from '../gifts/late-gifts';
import { GoodsLine } from '../../../frame/goods-line';
import { checkoutQuery } from '../../../frame/order.queries';
import { useLocale } from '../../../frame/page-locale';
import { checkoutMessages } from '../../../messages/checkout';
import styles from './review-step.module.css';

interface ReviewLinesProps {
  checkout: Checkout;
  /** what a piece cost before, by variant */
  changes: Record<string, number>;
}

interface ReviewLineProps {
  line: CheckoutLine;
  checkout: Checkout;
  before: number | undefined;
  problem: CheckoutProblem | undefined;
}

function ReviewLine({ line, checkout, before, problem }: ReviewLineProps) {
  const { product, variant, quantity, subtotal, discount, unit_price } = line;
  const text = useMessages(checkoutMessages);
  const money = moneyFormat(checkout.currency, useLocale());
  const queryClient = useQueryClient();
  const ids = { product_id: product.id, variant_id: variant.id, name: product.name };
  const refresh = () => queryClient.invalidateQueries({ queryKey: checkoutQuery().queryKey });
  const name = <VisuallyHidden> {product.name}</VisuallyHidden>;
  const isOnSale = unit_price < variant.regular_price;
  return (
    <GoodsLine
      name={product.name}
      options={variant.options}
      image={product.image}
      quantity={quantity}
      amount={money(subtotal)}
      before={isOnSale ? money(variant.regular_price * quantity) : undefined}
    >
      <BackorderLine backorder={variant.backorder} quantity={quantity} />
      {line.gift_card && <GiftLines checkout={checkout} line={line} />}
      {discount > 0 && <p className={styles.Discount}>{text.lineDiscount(money(discount))}</p>}
      {before !== undefined && <p className={styles.Changed}>{text.priceWas(money(before))}</p>}
      {problem && (
        <p className={styles.Problem}>
          {problem.sentence}
          {variant.available > 0 && variant.available < quantity && (
            <button
              type="button"
              className={styles.TextButton}
              onClick={() => void setQuantity({ ...ids, quantity: variant.available }).then(refresh)}
            >
              {text.lowerTo(variant.available)}
              {name}
            </button>
          )}
          <button type="button" className={styles.TextButton} onClick={() => void removeFromCart(ids).then(refresh)}>
            {text.takeOut}
            {name}
          </button>
        </p>
      )}
    </GoodsLine>
  );
}

/** Every line with what it comes to, and at each what has changed or stands in the way. What is not in the order is said above. */
export function ReviewLines({ checkout, changes }: ReviewLinesProps) {
  const { items, problems } = checkout;
  const about = (id: string) => problems.find(({ variant_id }) => variant_id === id);
  const ids = new Set(items.map(({ variant }) => variant.id));
  const others = problems.filter(({ part, variant_id }) => part === 'items' && !ids.has(variant_id ?? ''));
  return (
    <>
      {others.length > 0 && (
        <Alert tone="warning">
          {others.map(({ code, variant_id, sentence }) => (
            <p key={`${code} ${variant_id}`}>{sentence}</p>
          ))}
        </Alert>
      )}
      <ul className={styles.Lines}>
        {items.map((line) => (
          <ReviewLine
            key={line.variant.id}
            line={line}
            checkout={checkout}
            before={changes[line.variant.id]}
            problem={about(line.variant.id)}
          />
        ))}
      </ul>
    </>
  );
}
