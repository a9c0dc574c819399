import { Readable } from 'node:stream';
import fc from 'fast-check';
import { stringify } from '../testing/csv';
import { IMPORT_LIMITS, type ImportLimits } from './import-product';
import { readProducts } from './read-products';

const HEADER = [
  'Handle',
  'Title',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Image Src',
  'Image Position',
  'Body (HTML)',
  'Published',
  'Status',
  'Tags',
  'Country of Origin',
  'Gift Card',
  'Variant Grams',
];

type Cells = Partial<Record<string, string>>;

const file = (rows: Cells[]): string =>
  stringify([HEADER, ...rows.map((row) => HEADER.map((name) => row[name] ?? ''))]);

async function read(text: string | Buffer, limits: ImportLimits = IMPORT_LIMITS) {
  const all = [];
  for await (const built of readProducts(Readable.from([Buffer.from(text)]), limits, 2)) all.push(built);
  return all;
}

const mug: Cells = {
  Handle: 'mug',
  Title: 'Mug',
  'Option1 Name': 'Glaze',
  'Option1 Value': 'Oat',
  'Variant SKU': 'M-1',
  'Variant Price': '24.00',
};
const second: Cells = { Handle: 'mug', 'Option1 Value': 'Sage', 'Variant SKU': 'M-2', 'Variant Price': '26.50' };

describe('a product file', () => {
  it('joins the rows of one handle to options, variants and pictures', async () => {
    const [built] = await read(
      file([
        { ...mug, 'Image Src': 'b.webp', 'Image Position': '2' },
        { ...second, 'Image Src': 'a.webp', 'Image Position': '1' },
        { Handle: 'mug', 'Image Src': 'c.webp' },
      ]),
    );
    expect(built?.product?.option_names).toEqual(['Glaze']);
    expect(built?.product?.variants.map(({ options, regular_price }) => [options, regular_price])).toEqual([
      [{ Glaze: 'Oat' }, 2400],
      [{ Glaze: 'Sage' }, 2650],
    ]);
    expect(built?.product?.images.map(({ source }) => source)).toEqual(['a.webp', 'b.webp', 'c.webp']);
  });

  it('takes a compare-at price above the price for a sale, any other for none', async () => {
    const price = async (now: string, before: string) => {
      const [built] = await read(file([{ ...mug, 'Variant Price': now, 'Variant Compare At Price': before }]));
      const variant = built?.product?.variants[0];
      return [variant?.regular_price, variant?.sale_price];
    };
    expect(await price('24.00', '32.00')).toEqual([3200, 2400]);
    expect(await price('24.00', '24.00')).toEqual([2400, 0]);
    expect(await price('24.00', '20.00')).toEqual([2400, 0]);
    expect(await price('24', '')).toEqual([2400, 0]);
  });

  it('refuses a sale for nothing, since a sale price of 0 means no sale (docs/product.md §9)', async () => {
    const [built] = await read(file([{ ...mug, 'Variant Price': '0', 'Variant Compare At Price': '5' }]));
    expect(built?.problems[0]?.message).toBe('A sale price must be above 0');
  });

  it('keeps rich text and drops what could run or track', async () => {
    const html =
      '<p onclick="x()">Good <b>mug</b><script>alert(1)</script><img src=x onerror=y><a href="javascript:z">l</a></p>';
    const [built] = await read(file([{ ...mug, 'Body (HTML)': html }]));
    expect(built?.product?.description_html).toBe('<p>Good <b>mug</b><a rel="nofollow noopener">l</a></p>');
  });

  it('publishes only what is both published and active', async () => {
    const published = async (cells: Cells) => (await read(file([{ ...mug, ...cells }])))[0]?.product?.published;
    expect(await published({ Published: 'TRUE', Status: 'active' })).toBe(true);
    expect(await published({ Published: 'FALSE', Status: 'active' })).toBe(false);
    expect(await published({ Published: 'TRUE', Status: 'draft' })).toBe(false);
    expect(await published({})).toBe(true);
  });

  it('counts nothing of what the file does not count, and orders none of it ahead', async () => {
    const said = await read(
      file([
        { ...mug, 'Variant Inventory Policy': 'deny' },
        {
          ...mug,
          Handle: 'jug',
          'Variant SKU': 'J-1',
          'Variant Inventory Qty': '0',
          'Variant Inventory Policy': 'continue',
        },
      ]),
    );
    const variants = said.map((built) => built?.product?.variants[0]);
    expect(variants.map((one) => [one?.tracked, one?.backorder])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('takes what is sold as a gift card, and leaves it open where the file does not say', async () => {
    const said = await read(
      file([
        { ...mug, 'Gift Card': 'TRUE' },
        { ...mug, Handle: 'jug', 'Variant SKU': 'J-1', 'Gift Card': 'false' },
        { ...mug, Handle: 'cup', 'Variant SKU': 'C-1' },
      ]),
    );
    expect(said.map((built) => built?.product?.gift_card)).toEqual([true, false, undefined]);
  });

  it('takes the country of origin by its code, in any case, and no other', async () => {
    const [named, none, wrong] = await read(
      file([
        { ...mug, 'Country of Origin': 'pt' },
        { ...mug, Handle: 'jug', 'Variant SKU': 'J-1' },
        { ...mug, Handle: 'cup', 'Variant SKU': 'C-1', 'Country of Origin': 'Portugal' },
      ]),
    );
    expect([named, none].map((built) => built?.product?.origin_country)).toEqual(['PT', null]);
    const message = "'Portugal' is no country; write it like PT";
    expect(wrong?.problems).toEqual([{ row: 4, column: 'Country of Origin', message }]);
  });

  it('names every problem with its row and goes on with the other products', async () => {
    const built = await read(
      file([
        { ...mug, 'Variant Price': '24,00' },
        { ...second, 'Variant Inventory Qty': 'many' },
        { ...mug, Handle: 'jug', 'Variant SKU': 'J-1' },
      ]),
    );
    expect(built.map(({ product }) => product?.slug)).toEqual([undefined, 'jug']);
    expect(built[0]?.problems).toEqual([
      { row: 2, column: 'Variant Price', message: "'24,00' is not a price; write it like 24.00" },
      { row: 3, column: 'Variant Inventory Qty', message: "'many' is not a whole number" },
    ]);
  });

  it('refuses a price and a weight whose point could part thousands, and takes weights as Shopify writes them', async () => {
    const [wrong, ...good] = await read(
      file([
        { ...mug, 'Variant Price': '1.000', 'Variant Grams': '1.500' },
        ...['1500.0', '453.59237', '1500'].map((grams, at) => ({
          ...mug,
          Handle: `jug-${at}`,
          'Variant SKU': `J-${at}`,
          'Variant Grams': grams,
        })),
      ]),
    );
    expect(wrong?.problems.map(({ message }) => message)).toEqual([
      "'1.000' is not a price; write it like 24.00",
      "'1.500' could be thousands of grams; write whole grams",
    ]);
    expect(good.map(({ product }) => product?.variants[0]?.weight_grams)).toEqual([1500, 454, 1500]);
  });

  it('refuses twins: the same options, the same SKU, the same handle further down', async () => {
    const built = await read(
      file([
        mug,
        { ...second, 'Option1 Value': 'Oat' },
        { ...second, 'Option1 Value': 'Rust', 'Variant SKU': 'M-1' },
        { ...mug, Handle: 'jug', 'Variant SKU': 'J-1' },
        mug,
      ]),
    );
    expect(built.flatMap(({ problems }) => problems.map(({ row, message }) => `${row}: ${message}`))).toEqual([
      '3: The variant has the same options as row 2',
      '4: The SKU M-1 is used in row 2 already',
      "6: 'mug' began in row 2; rows of one product must follow each other",
    ]);
  });

  it('refuses names with control or invisible characters, and takes line ends in what it describes', async () => {
    const [turned, good] = await read(
      file([
        { ...mug, 'Option1 Value': 'Oat\u202e' },
        { ...mug, Handle: 'cup', 'Variant SKU': 'C-1', 'Body (HTML)': '<p>One\nTwo</p>' },
      ]),
    );
    const message = 'The text holds control characters or invisible ones';
    expect(turned?.problems).toEqual([{ row: 2, column: 'Option1 Value', message }]);
    expect(good?.product?.slug).toBe('cup');
  });

  it('makes a SKU where the file names none, the same one each time', async () => {
    const skus = async () =>
      (await read(file([{ ...mug, 'Variant SKU': '' }])))[0]?.product?.variants.map(({ sku }) => sku);
    expect(await skus()).toEqual(['MUG-OAT']);
    expect(await skus()).toEqual(await skus());
  });

  it.each([
    ['an empty file', '', 'The file is empty'],
    ['a file without a price column', 'Handle,Title\nmug,Mug\n', "The first row has no column 'Variant Price'"],
    [
      'an open quotation mark',
      'Handle,Title,Variant Price\nmug,"Mug,24\n',
      'Row 2 cannot be read as CSV: a quotation mark is missing or misplaced',
    ],
    [
      'a row with too few cells',
      'Handle,Title,Variant Price\nmug,Mug\n',
      'Row 2 has 2 cells where the first row has 3; a quotation mark may be missing',
    ],
  ])('says what is wrong with %s', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it('takes only UTF-8 text, with or without a byte order mark', async () => {
    await expect(read(Buffer.from([0x48, 0x61, 0xff, 0xfe]))).rejects.toThrow('not UTF-8');
    expect((await read(`\ufeff${file([mug])}`))[0]?.product?.name).toBe('Mug');
  });

  it('stops at its bounds', async () => {
    const long = file([mug, second]);
    await expect(read(long, { ...IMPORT_LIMITS, bytes: 50 })).rejects.toThrow('larger than');
    await expect(read(long, { ...IMPORT_LIMITS, rows: 1 })).rejects.toThrow('more than 1 rows');
    expect((await read(long, { ...IMPORT_LIMITS, rows_per_product: 1 }))[0]?.problems[0]?.message).toContain(
      'more than 1 rows',
    );
  });

  it('reads back any prices and texts that it was given', async () => {
    const text = fc
      .string({ minLength: 1, maxLength: 40 })
      .map((value) => value.trim().normalize())
      .filter((value) => value !== '' && !value.includes('\0'));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 2_000_000_000 }), text, async (minor, title) => {
        const price = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
        const [built] = await read(file([{ ...mug, Title: title, 'Variant Price': price }]));
        expect(built?.product?.variants[0]?.regular_price).toBe(minor);
        expect(built?.product?.name).toBe(title);
      }),
      { numRuns: 60 },
    );
  });

  it('never fails in another way than with a message, whatever the bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.string({ maxLength: 12 }), { maxLength: 16 }), { maxLength: 12 }),
        async (rows) => {
          const found = await read(stringify([HEADER, ...rows])).catch((error: Error) => error);
          if (found instanceof Error) expect(found.name).toBe('UnreadableFile');
        },
      ),
      { numRuns: 60 },
    );
  });
});
