import type { Texts } from '../../../core/languages';

/** Why cards that were bought are blocked, as staff read it on their pages. @param number of the order */
export const blockedBecause = {
  dispute: (number: string): Texts => ({
    en: `The buyer’s bank disputes order ${number}.`,
    de: `Die Bank des Käufers bestreitet Bestellung ${number}.`,
  }),
  refund: (number: string): Texts => ({
    en: `Money of order ${number} was given back at the payment provider.`,
    de: `Geld der Bestellung ${number} wurde beim Zahlungsanbieter zurückgegeben.`,
  }),
};
