const IN_WANT_OF_A_CARD = { paymentIntent: { status: 'requires_payment_method' } };

/** Stripe.js as far as the shop calls it: it takes every card, unless a test says otherwise. */
const stripe = {
  /** how the script was called: with the key that may be public, and options */
  opened: jest.fn(),
  drawn: jest.fn<void, [HTMLElement]>(),
  taken: jest.fn(),
  retrievePaymentIntent: jest.fn(),
  confirmPayment: jest.fn(),
};

const element = { mount: stripe.drawn, destroy: stripe.taken };

function openStripe(...args: unknown[]) {
  stripe.opened(...args);
  const { retrievePaymentIntent, confirmPayment } = stripe;
  return { retrievePaymentIntent, confirmPayment, elements: () => ({ create: () => element }) };
}

/** Puts a double where Stripe's own script puts itself, so that the script is not asked for. Keys must not begin with pk_test. */
export function installStripe(): typeof stripe {
  for (const mock of Object.values(stripe)) mock.mockReset();
  stripe.retrievePaymentIntent.mockResolvedValue(IN_WANT_OF_A_CARD);
  stripe.confirmPayment.mockResolvedValue({});
  Object.assign(window, { Stripe: openStripe });
  return stripe;
}
