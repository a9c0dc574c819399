import type { categories as english } from '../en/categories';

export const categories: typeof english = {
  'categories.stale': 'Jemand hat diese Kategorie inzwischen geändert.',
  'categories.not_possible': 'Das geht mit dieser Kategorie nicht.',
  'categories.not_possible.circle': 'Eine Kategorie kann nicht in sich selbst oder unter sich selbst liegen.',
  'categories.not_possible.levels': ({ most }) => `Kategorien haben höchstens ${most} Ebenen.`,
  'categories.not_possible.most': ({ most }) => `Ein Shop hat höchstens ${most} Kategorien.`,
  'categories.not_possible.children':
    'Unter dieser Kategorie liegen andere. Verschieben Sie sie zuerst, oder führen Sie sie mit einer anderen zusammen.',
  'categories.not_possible.products':
    'In dieser Kategorie sind Produkte, auch Entwürfe und archivierte. Verschieben Sie sie zuerst, oder führen Sie die Kategorie mit einer anderen zusammen.',
  'categories.not_possible.collection':
    'Das ist eine Kollektion: Sie enthält, was zu ihrer Regel passt, und nichts wird in sie gelegt.',
  'categories.not_possible.most_collections': ({ most }) => `Ein Shop hat höchstens ${most} Kollektionen.`,
  'categories.not_possible.taxed': 'Für diese Kategorie gilt ein Steuersatz. Ändern Sie zuerst die Steuersätze.',
  'categories.not_possible.too_many': ({ most }) =>
    `In dieser Kategorie sind mehr als ${most} Produkte. Verschieben Sie zuerst einige davon.`,
  'validation.failed.rule_empty': 'Sagen Sie, wie die Produkte sind: mindestens eine Bedingung.',
  'validation.failed.category_slug_taken': 'Eine andere Kategorie hat diese Adresse.',
};
