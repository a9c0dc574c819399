/** What tests do to a shop that runs, from beside it and by its own code; and the double of Stripe that it calls. */
export { authenticatorCode } from './authenticator';
export { importProducts, setProductStatus, setSignInPrompt } from './back-office';
export { ageUsedTokens, signInFor } from './sessions';
export { makeSmallPictures } from './small-pictures';
export { withInfra } from './with-infra';
export { readPdf } from '../modules/invoices/testing/read-pdf';
export { startStripeDouble } from '../modules/payments/testing/stripe-double';
export type { Infra } from '../infra';
