import type { LocalizedMessage } from '../../core/languages';

/** What staff are told of files that bring records in, and of their rows. */
export const files = {
  'files.not_found': 'This file is not kept any more. Please send it again.',
  'files.unreadable': ({ row }: { row: number }) =>
    `Row ${row} cannot be read: a quotation mark is missing or misplaced, or the row is longer than 1 MB.`,
  'files.not_possible': 'This cannot be done with this file.',
  'files.not_possible.bytes': ({ most }: { most: number }) => `A file has at most ${most} MB.`,
  'files.not_possible.empty': 'The file needs a first row with headings, and rows below it.',
  'files.not_possible.no_text': 'This is no file of text. Save it as CSV (UTF-8) and try again.',
  'files.not_possible.columns': ({ most }: { most: number }) => `A file has at most ${most} columns.`,
  'files.not_possible.rows': ({ most }: { most: number }) =>
    `A file has at most ${most} rows. Please part it into several.`,
  'files.not_possible.rows_of_one': ({ most, row }: { most: number; row: number }) =>
    `From row ${row} on too many rows belong together: ${most} at most.`,
  'files.not_possible.fields': 'Say of each column what it is.',
  'files.not_possible.field_twice': 'Two columns are said to be the same.',
  'files.not_possible.no_key': 'One column must be the address or the name: by it products are known.',
  'files.not_possible.words_alone': ({ column, beside }: { column: string; beside: string }) =>
    `The column “${column}” says German words of the column “${beside}”, which is missing or not taken over.`,
  'files.not_possible.unchecked': 'The file has to be checked to its end first.',
  'files.not_possible.zip':
    'This is no zip that can be unpacked: it is damaged, leads out of its own folders, or has names of more than 500 bytes.',
  'files.not_possible.zip_empty': 'There are no files in the zip.',
  'files.not_possible.zip_entries': ({ most }: { most: number }) => `A zip has at most ${most} files.`,
  'files.picture': 'The picture cannot be had.',
  'files.picture.address': 'This is no address that begins with http:// or https://, without a password.',
  'files.picture.private': 'The address leads into a network of its own, where the shop fetches nothing.',
  'files.picture.status': ({ status }: { status: number }) => `Its server answers ${status} instead of the picture.`,
  'files.picture.redirects': 'Its server sends on and on to other addresses.',
  'files.picture.late': 'Its server took longer than ten seconds.',
  'files.picture.away': 'Its server could not be reached.',
  'files.picture.too_large': ({ most }: { most: number }) => `A picture has at most ${most} MB.`,
  'files.picture.packed': 'It cannot be unpacked: it is damaged, locked by a password, or larger than 10 MB.',
  'files.picture.not_in_zip': 'The zip has no file of this name, or several.',
  'files.picture.capitals': ({ one, other }: { one: string; other: string }) =>
    `The zip has ‘${one}’ and ‘${other}’, which only capitals tell apart. Write the name exactly as one of them.`,
  'files.row.cells': ({ found, wanted }: { found: number; wanted: number }) =>
    `The row has ${found} cells where the first row has ${wanted}.`,
  'files.row.too_long': ({ most }: { most: number }) => `The text is longer than ${most} characters.`,
  'files.row.too_many': ({ most }: { most: number }) => `There are at most ${most}.`,
  'files.row.too_many_variants': ({ most }: { most: number }) => `A product has at most ${most} variants.`,
  'files.row.words': ({ found, wanted }: { found: number; wanted: number }) =>
    `The number of German words, ${found}, is not that of the values, ${wanted}: separate them by semicolons, in the order of the values.`,
  'files.row.word_again': ({ word, other, row }: { word: string; other: string; row: number }) =>
    `This row changes the word to “${word}”, row ${row} to “${other}”: all products share it. Let both say the same, or leave one empty.`,
  'files.row.unseen': 'The text holds control characters or invisible ones.',
  'files.row.price': ({ cell, form }: { cell: string; form: string }) =>
    `‘${cell}’ is not a price. Write it like ${form}.`,
  'files.row.no_price': ({ form }: { form: string }) => `The price is missing. Write it like ${form}.`,
  'files.row.whole_number': ({ cell }: { cell: string }) => `‘${cell}’ is not a whole number.`,
  'files.row.grams': ({ cell }: { cell: string }) => `‘${cell}’ is not a weight in grams.`,
  'files.row.grams_twofold': ({ cell, one, other }: { cell: string; one: number; other: number }) =>
    `‘${cell}’ could be ${one} g or ${other} g. Write whole grams, without a point.`,
  'files.row.measure': ({ cell }: { cell: string }) => `‘${cell}’ is not an amount above 0.`,
  'files.row.choice': ({ cell, choices }: { cell: string; choices: string }) => `‘${cell}’ is not one of ${choices}.`,
  'files.row.day': ({ cell }: { cell: string }) => `‘${cell}’ is no day. Write it like 2026-05-01.`,
  'files.row.moment': ({ cell }: { cell: string }) => `‘${cell}’ is no time. Write it like 2026-05-01T09:00:00Z.`,
  'files.row.country': ({ cell }: { cell: string }) => `‘${cell}’ is no country. Write it like PT.`,
  'files.row.units': 'The units of the unit price do not go together.',
  'files.row.no_slug': 'The row has no address that could be one.',
  'files.row.no_name': 'A product needs a name.',
  'files.row.no_value': ({ name }: { name: string }) => `The variant has no ${name}.`,
  'files.row.no_option': ({ value }: { value: string }) =>
    `‘${value}’ has no name of its option in the product’s first row.`,
  'files.row.no_category': ({ name }: { name: string }) => `There is no category ${name}. Make it first.`,
  'files.row.no_variant': ({ sku }: { sku: string }) =>
    sku === ''
      ? 'Its variants cannot be told apart without SKUs or options.'
      : `The product has no variant ${sku}; a new one needs its options.`,
  'files.row.other_options': ({ names }: { names: string }) =>
    `Its options are ${names || 'none'}. Other ones need all of its variants in the file, by their SKUs.`,
  'files.row.again': ({ row }: { row: number }) =>
    `The product began in row ${row}. The rows of one product must follow each other.`,
  'files.row.sku_again': ({ sku, row }: { sku: string; row: number }) => `Row ${row} has the SKU ${sku}, too.`,
  'files.not_possible.no_email': 'One column must be the e-mail address: by it customers are known.',
  'files.row.no_email': 'The row has no e-mail address.',
  'files.row.email': ({ cell }: { cell: string }) => `‘${cell}’ is no e-mail address.`,
  'files.row.unproven':
    'Somebody has opened an account with this address and has not confirmed it: what stands here could reach a stranger. Confirm the address on their page first, or wait until they have.',
  'files.row.no_group': ({ name }: { name: string }) => `There is no group ${name}. Make it first.`,
  'files.row.customer_again': ({ row }: { row: number }) =>
    `The customer began in row ${row}. The rows of one customer must follow each other.`,
  'customers.not_possible.row': ({ row, column, why }: { row: number; column: string; why: LocalizedMessage }) =>
    `Row ${row}${column === '' ? '' : ` (${column})`}: ${why('en')}`,
  'products.not_possible.row': ({ row, column, why }: { row: number; column: string; why: LocalizedMessage }) =>
    `Row ${row}${column === '' ? '' : ` (${column})`}: ${why('en')}`,
};
