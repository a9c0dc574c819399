import type { JSX, ReactNode } from 'react';
import type { CheckoutTerms, Product } from '@tessera/shared/contract';
import { currentLanguage, useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { productStoryMessages } from '../../../messages/product-story';
import styles from '../product-page.module.css';
import { termsQuery } from '../product.queries';
import { Sign } from './sign';

type Delivery = NonNullable<CheckoutTerms['delivery']>;

/** What becomes of money to be spent later is paid with money that is there. */
const NOT_FOR_GIFT_CARDS = new Set(['pay-later', 'cash-on-delivery', 'store-credit', 'cash']);

/** A parcel, a way back, a card, a letter. */
const SIGNS = {
  mail: 'M3.5 6h17v12h-17zm0 .5L12 13l8.5-6.5',
  delivery: 'M4 8.5 12 4l8 4.5v7L12 20l-8-4.5zm0 0L12 13l8-4.5M12 13v7',
  returns: 'M4 9h11a5 5 0 0 1 0 10H8M8 5 4 9l4 4',
  payment: 'M3.5 6.5h17v11h-17zm0 4h17',
};

function Fact({ sign, children }: { sign: keyof typeof SIGNS; children: ReactNode }): JSX.Element {
  return (
    <li className={styles.Term}>
      <Sign path={SIGNS[sign]} />
      <span>{children}</span>
    </li>
  );
}

/** What delivery costs and from when on it is free, in words. */
function DeliveryWords({ delivery, currency }: { delivery: Delivery; currency: string }): JSX.Element {
  const text = useMessages(productStoryMessages);
  const locale = useLocale();
  const { price_from, free_from, where } = delivery;
  const least = formatMoney(price_from, currency, locale);
  const free = free_from === null ? '' : `, ${text.freeFrom(formatMoney(free_from, currency, locale))}`;
  return <>{`${text.deliveryFrom(least)}${free} (${where[currentLanguage()]})`}</>;
}

interface BuyingTermsProps {
  product: Pick<Product, 'currency' | 'gift_card'>;
}

interface FactsProps extends BuyingTermsProps {
  data: CheckoutTerms;
}

/** How it comes, and how it can go back; a gift card is mailed. */
function DeliveryFacts({ data: { delivery, return_days }, product }: FactsProps): JSX.Element {
  const text = useMessages(productStoryMessages);
  if (product.gift_card) return <Fact sign="mail">{text.byMail}</Fact>;
  return (
    <>
      {delivery && (
        <Fact sign="delivery">
          <Link to={paths.page('shipping')}>
            <DeliveryWords delivery={delivery} currency={product.currency} />
          </Link>
        </Fact>
      )}
      <Fact sign="returns">
        <Link to={paths.page('returns')}>{text.returnDays(return_days)}</Link>
      </Fact>
    </>
  );
}

function PaymentFact({ data: { payment_methods }, product }: FactsProps): JSX.Element | null {
  const text = useMessages(productStoryMessages);
  const methods = payment_methods.filter((code) => !product.gift_card || !NOT_FOR_GIFT_CARDS.has(code));
  // a shop may take cards in two ways, which are one to a shopper
  const ways = [...new Set(methods.map((code) => text.ways[code]))];
  return ways.length > 0 ? <Fact sign="payment">{text.payBy(ways.join(', '))}</Fact> : null;
}

/** What holds for every order of it, in one quiet list; room for it until it is known, nothing where it cannot be had. */
export function BuyingTerms({ product }: BuyingTermsProps): JSX.Element | null {
  const text = useMessages(productStoryMessages);
  const { data, isError } = useQuery(termsQuery());
  if (isError) return null;
  return (
    <ul className={styles.Terms} aria-label={text.terms} aria-busy={!data}>
      {!data &&
        ['delivery', 'returns', 'payment'].map((row) => (
          <li key={row} aria-hidden="true">
            <Skeleton width="wide" />
          </li>
        ))}
      {data && <DeliveryFacts data={data} product={product} />}
      {data && <PaymentFact data={data} product={product} />}
    </ul>
  );
}
