import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Order } from '@tessera/shared/contract';
import { currentLanguage, useMessages } from '@tessera/shared/i18n';
import { Alert, Button } from '@tessera/shared/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useMoney } from '../../frame/use-money';
import { confirmationMessages } from './confirmation-messages';
import styles from './confirmation-page.module.css';
import { useReadAgain } from './confirmation.queries';

interface Mounted {
  stripe: Stripe;
  elements: StripeElements;
}

/** Fetches Stripe's own script and lets it draw its card form into our page: what is typed there never reaches us. */
function useStripeElement(publicKey: string | undefined, clientSecret: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState<Mounted>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const target = place.current;
    if (!publicKey || !clientSecret || !target) return;
    let isGone = false;
    let destroy = (): void => undefined;
    const locale = currentLanguage();
    loadStripe(publicKey, { locale })
      .then((stripe) => {
        if (isGone || !stripe) return;
        const dark =
          getComputedStyle(target).colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)');
        const elements = stripe.elements({
          clientSecret,
          appearance: { theme: dark && dark.matches ? 'night' : 'stripe' },
        });
        const element = elements.create('payment');
        element.mount(target);
        destroy = () => element.destroy();
        setMounted({ stripe, elements });
      })
      .catch(() => setFailed(true));
    return () => {
      isGone = true;
      destroy();
    };
  }, [publicKey, clientSecret]);
  return { place, mounted, isFailed };
}

/** Stripe's card form for an order that waits for it. */
export default function StripeForm({ order }: { order: Order }) {
  const text = useMessages(confirmationMessages);
  const money = useMoney(order.currency);
  const { public_key, client_secret } = order.payment.action ?? {};
  const { place, mounted, isFailed } = useStripeElement(public_key, client_secret);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const readAgain = useReadAgain(order);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!mounted || pending) return;
    setPending(true);
    setFailure(undefined);
    const { stripe, elements } = mounted;
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: location.href },
      redirect: 'if_required',
    });
    setPending(false);
    if (error) setFailure(error.message ?? text.payFailed);
    else readAgain();
  }

  return (
    <form className={styles.Form} onSubmit={(event) => void handleSubmit(event)}>
      <div ref={place} className={styles.Stripe} aria-busy={!mounted && !isFailed} aria-label={text.stripeLoading} />
      {isFailed && <Alert tone="error">{text.stripeFailed}</Alert>}
      {failure && <Alert tone="error">{failure}</Alert>}
      <Button type="submit" variant="accent" size="lg" disabled={!mounted} pending={pending} pendingText={text.paying}>
        {text.payNow(money(order.payment.amount))}
      </Button>
    </form>
  );
}
