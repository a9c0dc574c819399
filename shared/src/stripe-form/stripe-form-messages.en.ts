/** The sentences of Stripe's card form. */
export const words = {
  form: 'Your card',
  loading: 'Loading the card form',
  missing: 'The card form could not be loaded.',
  pay: (amount: string) => `Pay ${amount}`,
  paying: 'Paying…',
  failed: 'The payment could not be started. Nothing was charged: try again.',
};
