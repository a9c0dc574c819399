/** What is said of a product besides the way to buy it. */
export const productStory = {
  sizeGuide: 'Size guide',
  compareAll: (count: number) => `See all ${count} side by side`,
  share: 'Share',
  about: 'About this piece',
  details: 'Details',
};
