import { defineMessages } from '@tessera/shared/i18n';

/** What the dialog of a variant says, and versions of its product where it has changed. */
const en = {
  sale_starts_at: 'Sale begins',
  sale_ends_at: 'Sale ends',
  barcode: 'Barcode',
  cost: 'Cost',
  costHint: 'What a piece costs you. Shoppers never see it.',
  weight_grams: 'Weight in grams',
  track_stock: 'Stock is counted',
  allow_backorder: 'May be ordered before it is there',
  expected_on: 'Ships by',
  expectedHint: 'The shop says “ships by 12 December” until that day is over.',
  backorder_note: 'Words on back-order',
  noteHint: 'Such as “Made to order: 3 weeks”.',
  backorder_notes: 'The same in German',
  germanHint: 'Empty: the English words.',
  image_id: 'Picture',
  noPicture: 'The product’s own',
  unit: 'Unit of the unit price',
  noUnit: 'No unit price',
  unit_quantity: 'In one piece',
  unit_base: 'Price is told for',
  done: 'Done',
};

export const variantDetailsMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-admin-variant-details" */ './de/variant-details').then(
      (module) => module.variantDetails,
    ),
});
