import type { Language } from '../../core/languages';

/** What stands on a card beside names and amounts. */
export const cardWords: Record<Language, { from(price: string): string }> = {
  en: { from: (price) => `From ${price}` },
  de: { from: (price) => `ab ${price}` },
};
