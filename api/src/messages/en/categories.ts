/** What staff are told of categories that they write. */
export const categories = {
  'categories.stale': 'Somebody has changed this category in the meantime.',
  'categories.not_possible': 'This cannot be done with this category.',
  'categories.not_possible.circle': 'A category cannot go into itself or into one below it.',
  'categories.not_possible.levels': ({ most }: { most: number }) => `Categories have at most ${most} levels.`,
  'categories.not_possible.most': ({ most }: { most: number }) => `A shop has at most ${most} categories.`,
  'categories.not_possible.children': 'Other categories are below this one. Move them first, or merge it into another.',
  'categories.not_possible.products':
    'Products are in this category, drafts and archived ones among them. Move them first, or merge it into another.',
  'categories.not_possible.collection':
    'This one is a collection: it holds what fits its rule, and nothing is put into it.',
  'categories.not_possible.most_collections': ({ most }: { most: number }) => `A shop has at most ${most} collections.`,
  'categories.not_possible.taxed': 'A tax rate is for this category. Change the tax rates first.',
  'categories.not_possible.too_many': ({ most }: { most: number }) =>
    `More than ${most} products are in this category. Move some of them first.`,
  'validation.failed.rule_empty': 'Say what its products are like: at least one condition.',
  'validation.failed.category_slug_taken': 'Another category has this address.',
};
