import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentAction } from '@tessera/shared/contract';
import { currentLanguage } from '@tessera/shared/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What Stripe is told of a payment whose kind is 'stripe'. */
export type StripeAction = Pick<PaymentAction, 'public_key' | 'client_secret'>;

interface Mounted {
  stripe: Stripe;
  elements: StripeElements;
}

/** `pending`: nothing is on the screen yet. */
type Progress = 'pending' | 'ready' | 'failed';

/** An intent that waits for nothing from the buyer (https://docs.stripe.com/payments/paymentintents/lifecycle). */
const DONE = new Set(['processing', 'requires_capture', 'succeeded']);

/** What the page's `color-scheme` comes to here: a chosen theme, or else the system's. */
function isDark(element: HTMLElement): boolean {
  const { colorScheme } = getComputedStyle(element);
  if (!colorScheme.includes('dark')) return false;
  return !colorScheme.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches;
}

function draw(stripe: Stripe, clientSecret: string, container: HTMLElement) {
  const theme = isDark(container) ? 'night' : 'stripe';
  const elements = stripe.elements({ clientSecret, appearance: { theme } });
  const element = elements.create('payment');
  element.mount(container);
  return { elements, destroy: () => element.destroy() };
}

/** Fetches Stripe's own script and lets it draw its card form into our page: what is typed there never reaches us. */
export function useStripeElement({ public_key, client_secret }: StripeAction, onSent: () => void) {
  const container = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState<Mounted>();
  const [progress, setProgress] = useState<Progress>('pending');
  const tellSent = useEffectEvent(onSent);
  useEffect(() => {
    if (!public_key || !client_secret) return;
    let isGone = false;
    let destroy = (): void => undefined;

    async function start(key: string, secret: string): Promise<void> {
      const stripe = await loadStripe(key, { locale: currentLanguage() });
      if (!stripe) throw new Error('Stripe needs a browser');
      const { paymentIntent } = await stripe.retrievePaymentIntent(secret);
      if (isGone || !container.current) return;
      if (paymentIntent && DONE.has(paymentIntent.status)) return tellSent();
      const drawn = draw(stripe, secret, container.current);
      destroy = drawn.destroy;
      setMounted({ stripe, elements: drawn.elements });
      setProgress('ready');
    }

    start(public_key, client_secret).catch(() => !isGone && setProgress('failed'));
    return () => {
      isGone = true;
      destroy();
    };
  }, [public_key, client_secret]);

  /** @returns what Stripe has against it, or undefined once it has taken the payment */
  async function confirm(): Promise<{ message?: string } | undefined> {
    if (!mounted) return undefined;
    const confirmParams = { return_url: location.href };
    const { error } = await mounted.stripe.confirmPayment({
      elements: mounted.elements,
      confirmParams,
      redirect: 'if_required',
    });
    if (!error) onSent();
    return error;
  }

  return { container, progress, confirm };
}
