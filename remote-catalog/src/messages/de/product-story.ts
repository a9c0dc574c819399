import type { productStory as en } from '../en/product-story';

export const productStory: typeof en = {
  sizeGuide: 'Größentabelle',
  compareAll: (count) => `Alle ${count} nebeneinander`,
  share: 'Teilen',
  about: 'Über dieses Stück',
  details: 'Einzelheiten',
};
