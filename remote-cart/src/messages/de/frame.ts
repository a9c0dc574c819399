import type { frame as en } from '../en/frame';

export const frame: typeof en = {
  failureText: 'Es ist nichts verloren. Versuchen Sie es gleich noch einmal.',
  signIn: 'Anmelden',
  browse: 'Alle Produkte ansehen',
  optional: (label) => `${label} (optional)`,
  quantity: (count) => `Menge ${count}`,
  items: 'Artikel',
  discount: 'Rabatt',
  coupon: (code) => `Rabatt (${code})`,
  delivery: 'Lieferung',
  free: 'Kostenlos',
  fee: 'Zahlungsgebühr',
  tax: (name, rate) => `${name} ${rate}`,
  taxIncluded: (name, rate) => `Enthält ${name} ${rate}`,
  total: 'Gesamtbetrag',
};
