export const productStory = {
  sizeGuide: 'Größentabelle',
  compareAll: (count: number) => `Alle ${count} nebeneinander`,
  share: 'Teilen',
  about: 'Über dieses Stück',
  details: 'Einzelheiten',
};
