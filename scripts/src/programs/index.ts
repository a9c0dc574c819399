/** Programs of this machine that the shop's own tools need. */
export { findChromium } from './chromium';
