/** How the prices of delivery are told; a text of the shop shows them as a table. */
const en = {
  head: ['Where to', 'Delivery', 'Time', 'Price'],
  days: (min: number, max: number) =>
    max === 1 ? '1 working day' : min === max ? `${max} working days` : `${min} to ${max} working days`,
  upTo: (price: string, kilograms: string) => `${price} up to ${kilograms}`,
  above: (price: string) => `${price} above that`,
  freeFrom: (amount: string) => `free from ${amount}`,
  off: 'not offered',
  nowhere: 'Nothing is delivered at the moment.',
};

export const deliveryWords: Record<'en' | 'de', typeof en> = {
  en,
  de: {
    head: ['Wohin', 'Versandart', 'Dauer', 'Preis'],
    days: (min, max) => (max === 1 ? '1 Werktag' : min === max ? `${max} Werktage` : `${min} bis ${max} Werktage`),
    upTo: (price, kilograms) => `${price} bis ${kilograms}`,
    above: (price) => `${price} darüber`,
    freeFrom: (amount) => `kostenlos ab ${amount}`,
    off: 'nicht angeboten',
    nowhere: 'Zurzeit wird nichts geliefert.',
  },
};
