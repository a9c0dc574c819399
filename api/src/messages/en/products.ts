import type { LocalizedMessage } from '../../core/languages';

/** What staff are told of products that they write. */
export const products = {
  'products.version_not_found': 'This version of the product is not kept any more.',
  'products.stale': 'Somebody has changed this product in the meantime.',
  'products.not_possible': 'This cannot be done with this product.',
  'products.not_possible.ordered': 'This product has been ordered and stays in its orders. Archive it instead.',
  'products.not_possible.variant_ordered': ({ sku }: { sku: string }) =>
    `${sku} has been ordered and stays in its orders. Set its stock to 0 to sell no more of it.`,
  'products.not_possible.no_price': 'Give it a price above 0 first.',
  'products.not_possible.price_gone': 'A product in the shop needs a price above 0. Make it a draft first.',
  'products.not_possible.pictures': ({ most }: { most: number }) => `A product has at most ${most} pictures.`,
  'products.not_possible.tags': ({ most }: { most: number }) => `A product has at most ${most} tags.`,
  'products.not_possible.sale_price': ({ sku }: { sku: string }) =>
    `The sale price of ${sku} would not be below its price. Change both, or its sale price first.`,
  'products.not_possible.price_too_high': ({ sku }: { sku: string }) =>
    `The price of ${sku} would be higher than a price can be.`,
  'products.not_possible.cell': ({ why }: { why: LocalizedMessage }) => why('en'),
  'products.changed_since': ({ name }: { name: string | null }) =>
    `Changed since, last by ${name ?? 'somebody'}: it stays as it is.`,
  'products.changed_since.prices': ({ skus, name }: { skus: string; name: string | null }) =>
    `The price of ${skus} was changed since, and stays as it is. The product was changed last by ${name ?? 'somebody'}.`,
  'inventory.stale': ({ stock }: { stock: number }) =>
    `The stock has changed meanwhile: there are ${stock} now. Nothing was changed; please look at your numbers again.`,
  'validation.failed.change_or_counted': 'Say either how many more or fewer, or how many there are.',
  'validation.failed.change_of_nothing': 'Say how many more, or how many fewer.',
  'validation.failed.stock_too_high': 'That is more than can be counted.',
  'validation.failed.cell_stale': 'Somebody has changed this meanwhile.',
  'validation.failed.counted_twice': 'A variant is on the list twice.',
  'validation.failed.slug_taken': 'Another product has this address.',
  'validation.failed.slug_empty': 'An address needs a letter or a digit.',
  'validation.failed.end_before_start': 'The end must come after the beginning.',
  'validation.failed.category_unknown': 'This category is no longer there.',
  'validation.failed.attributes': ({ most, most_values }: { most: number; most_values: number }) =>
    `Attributes are asked for like colour:sage,oat;weight:200..500, each once: at most ${most}, with at most ${most_values} values each.`,
  'validation.failed.attribute_unknown': ({ code }: { code: string }) => `There is no attribute “${code}”.`,
  'validation.failed.attribute_lacks_value': ({ name, value }: { name: string; value: string }) =>
    `“${name}” has no value “${value}”.`,
  'validation.failed.attribute_range_number': ({ name }: { name: string }) =>
    `“${name}” is a number: ask for a range, such as 200..500 or 200..`,
  'validation.failed.attribute_range_date': ({ name }: { name: string }) =>
    `“${name}” is a day: ask for a range, such as 2024-01-01..2024-12-31`,
  'validation.failed.origin_country': 'This is no country.',
  'validation.failed.picture_unknown': 'This picture is no longer there.',
  'validation.failed.sale_price': 'A sale price must be below the price.',
  'validation.failed.unit_incomplete':
    'A unit price needs all three: the unit, how much is in one piece, and how much the price is told for.',
  'validation.failed.stock_short': ({ sku, stock }: { sku: string; stock: number }) =>
    `There are only ${stock} of ${sku} by now: so many cannot be taken away.`,
  'validation.failed.option_twice': 'Two options have the same name.',
  'validation.failed.option_values': 'A variant needs one value of each option.',
  'validation.failed.variant_unknown': 'This variant is no longer there.',
  'validation.failed.variant_twice': 'Another variant has the same options.',
  'validation.failed.sku_twice': ({ sku }: { sku: string }) => `Two variants have the SKU ${sku}.`,
  'validation.failed.sku_taken': ({ sku, name }: { sku: string; name: string }) =>
    `${sku} is the SKU of another product: ${name}.`,
  'validation.failed.sku_taken_now': 'Somebody has given one of these SKUs to another variant in this moment.',
};
