import { totalsWordsDe } from '@tessera/shared/components';

export const frame = {
  failureText: 'Es ist nichts verloren. Versuchen Sie es gleich noch einmal.',
  signIn: 'Anmelden',
  browse: 'Alle Produkte ansehen',
  popular: 'Gerade beliebt',
  optional: (label: string) => `${label} (optional)`,
  quantity: (count: number) => `Menge ${count}`,
  ...totalsWordsDe,
  delivery: 'Versand',
};
