import type { Language } from '@tessera/shared/i18n';
import type { Kind } from './home.model';

/**
 * What the shop itself writes above a section without a title, in the language of who reads it: not of who works here. The
 * catalogue's own words, which another app cannot import; a test holds them to what stands there.
 */
export const USUAL_TITLES: Record<Exclude<Kind, 'hero' | 'text'>, Record<Language, string>> = {
  categories: { en: 'Shop by category', de: 'Nach Kategorie' },
  newest: { en: 'New in', de: 'Neu eingetroffen' },
  best_selling: { en: 'Best sellers', de: 'Am beliebtesten' },
  on_sale: { en: 'On sale', de: 'Reduziert' },
  reviews: { en: 'What customers say', de: 'Kundenstimmen' },
  recently_viewed: { en: 'Recently viewed', de: 'Zuletzt angesehen' },
};
