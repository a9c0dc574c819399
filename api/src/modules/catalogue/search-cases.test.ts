import type { Product, ProductList } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { addGoods } from '../../../test/goods';
import { startDemoShop } from '../../../test/demo-shop';
import { eventually } from '../../../test/harness';

/** Beside the demo's English goods. */
const FOREIGN = [
  'Crème Brûlée Ramekin',
  'Подсвечник Берёза',
  '日本製マグカップ',
  'मिट्टी का दीपक',
  'Φωτιστικό Γραφείου',
  'Übertopf Größe L',
  'مصباح مكتب',
  'Łódź Poster',
];

const shop = forAllTests(startDemoShop, 120_000);
beforeAll(async () => {
  const { db, changes } = shop.infra;
  for (const name of FOREIGN) {
    const { product_id } = await addGoods(shop);
    await db.updateTable('products').set({ name }).where('id', '=', product_id).execute();
    await db.transaction().execute(async (trx) => {
      await shop.services.listingWriter.refresh(trx, [product_id]);
      await changes.notify(trx, ['products', `product:${product_id}`]);
    });
  }
  await eventually(async () => (await find('poster')).total > 0);
}, 60_000);

async function find(typed: string, more = ''): Promise<ProductList> {
  const answer = await shop.app.inject({ url: `/api/products?search=${encodeURIComponent(typed)}${more}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<ProductList>();
}

const firstOf = async (typed: string): Promise<string | undefined> => (await find(typed)).items[0]?.name;

const FIRST: Record<string, [typed: string, first: string][]> = {
  'whole words': [
    ['ember mug', 'Ember Mug'],
    ['the mug', 'Ember Mug'],
    ['table lamp', 'Tor Table Lamp'],
    ['desk lamp', 'Angle Desk Lamp'],
    ['dining chair', 'Arch Dining Chair'],
    ['lantern paper', 'Moon Paper Lantern'],
    ['bowl for salad', 'Fold Serving Bowl'],
    ['stoneware vase', 'Arch Vase'],
    ['sage mug', 'Ember Mug'],
    ['walnut stool', 'Trio Stool'],
  ],
  plurals: [
    ['mugs', 'Ember Mug'],
    ['stools', 'Trio Stool'],
    ['desk lamps', 'Angle Desk Lamp'],
    ['bookend', 'Arc Bookends, Pair'],
    ['tumbler', 'Rill Tumblers, Set of 2'],
    ['rugs', 'Grove Rug'],
    ['candle holder', 'Stem Candle Holders, Set of 3'],
  ],
  'parts of words': [
    ['emb', 'Ember Mug'],
    ['espres', 'Pip Espresso Cups, Set of 2'],
    ['ware', 'Ember Mug'],
    ['book ends', 'Arc Bookends, Pair'],
    ['teatowel', 'Pantry Tea Towels, Set of 2'],
    ['sidetable', 'Disc Side Table'],
    ['notebooks folio', 'Folio Notebook'],
    ['lin cush', 'Field Linen Cushion'],
  ],
  mistakes: [
    ['embr', 'Ember Mug'],
    ['ember mgu', 'Ember Mug'],
    ['mugg', 'Ember Mug'],
    ['cushon', 'Field Linen Cushion'],
    ['notebok', 'Folio Notebook'],
    ['pendent', 'Bell Pendant'],
    ['candel', 'Comb Pillar Candles, Set of 3'],
    ['espreso cups', 'Pip Espresso Cups, Set of 2'],
    ['teapto', 'Hearth Teapot'],
    ['stonware bowl', 'Fold Serving Bowl'],
  ],
  SKUs: [
    ['ko-em677-oat', 'Ember Mug'],
    ['KO-EM677', 'Ember Mug'],
    ['KO-EM6', 'Ember Mug'],
    ['em677', 'Ember Mug'],
  ],
  accents: [
    ['creme brulee', 'Crème Brûlée Ramekin'],
    ['CRÈME', 'Crème Brûlée Ramekin'],
    ['ubertopf', 'Übertopf Größe L'],
    ['grosse', 'Übertopf Größe L'],
    ['lodz', 'Łódź Poster'],
  ],
  'other scripts': [
    ['подсвечник', 'Подсвечник Берёза'],
    ['БЕРЕЗА', 'Подсвечник Берёза'],
    ['подсвечнк', 'Подсвечник Берёза'],
    ['日本', '日本製マグカップ'],
    ['マグ', '日本製マグカップ'],
    ['दीपक', 'मिट्टी का दीपक'],
    ['φωτιστικο', 'Φωτιστικό Γραφείου'],
    ['مصباح', 'مصباح مكتب'],
  ],
  synonyms: [
    ['carpet', 'Grove Rug'],
    ['pillow', 'Field Linen Cushion'],
    ['armchair', 'Fjell Lounge Chair'],
    ['plant pot', 'Root Planter'],
    ['decanter', 'Rill Carafe'],
    ['ottoman', 'Knot Pouf'],
  ],
  'more than the shop knows': [
    ['purple ember mug', 'Ember Mug'],
    ['zzqqx teapot', 'Hearth Teapot'],
  ],
};

describe.each(Object.entries(FIRST))('search by %s', (_kind, cases) => {
  it.each(cases)('%s finds first: %s', async (typed, first) => {
    expect(await firstOf(typed)).toBe(first);
  });
});

describe('search', () => {
  it.each([
    "' or 1=1 --",
    "'; drop table products; --",
    '<script>alert(1)</script>',
    "x' & | ! :* ( )",
    '%',
    '_',
    '\\',
    '((((',
    '${7*7}',
    '\u0000mug',
    '😀',
    '﷽',
    'a'.repeat(200),
  ])('takes %j for words', async (typed) => {
    const answer = await shop.app.inject({ url: `/api/products?search=${encodeURIComponent(typed)}` });
    expect(typed.includes('\0') ? [422] : [200, 400]).toContain(answer.statusCode);
    expect((await find('ember mug')).total).toBe(1);
  });

  it('says what it understood, and offers spellings where it had to guess', async () => {
    expect((await find('ember mug')).understood).toEqual({
      asked: 'ember mug',
      searched: 'ember mug',
      corrected: false,
      suggestions: [],
    });
    expect((await find('candel')).understood).toMatchObject({
      asked: 'candel',
      searched: 'candle',
      corrected: true,
      suggestions: ['candles'],
    });
    expect((await find('zzqqx')).understood).toMatchObject({ corrected: false, suggestions: [] });
    expect((await find('')).understood).toBeNull();
  });

  it.each(['😀', '???', '%'])('finds nothing for %j, in which there is no word', async (typed) => {
    const { total, understood } = await find(typed);
    expect([total, understood?.asked, understood?.corrected]).toEqual([0, typed, false]);
  });

  it('looks for the words that it knows, misspelled ones too, and offers nothing that leads nowhere', async () => {
    const partly = await find('teapto zzqqx');
    expect(partly.understood).toMatchObject({ searched: 'teapot', corrected: true });
    expect(partly.items[0]?.name).toBe('Hearth Teapot');
    const { total, understood } = await find('teapto notebok');
    expect([total, understood?.corrected]).toEqual([0, false]);
    expect(understood?.suggestions).toEqual(['teapot', 'notebook']);
    for (const term of understood?.suggestions ?? []) expect((await find(term)).total).toBeGreaterThan(0);
  });

  it('leaves one word out where all are known and nothing is all of them', async () => {
    const { total, understood } = await find('blue ember mug');
    expect([total, understood?.corrected]).toEqual([0, false]);
    expect(understood?.suggestions).toContain('ember mug');
    for (const term of understood?.suggestions ?? []) expect((await find(term)).total).toBeGreaterThan(0);
  });

  it('puts what cannot be bought behind what can, and what sells before what does not', async () => {
    const shown = await find('vase');
    const states = shown.items.map(({ stock_state }) => stock_state);
    expect(states.indexOf('out') === -1 || states.indexOf('out') > states.lastIndexOf('in_stock')).toBe(true);
  });

  it('is filtered, counted and ordered like any listing', async () => {
    const { facets, total } = await find('stoneware', '&page_size=100');
    const colours = facets.attributes.find(({ code }) => code === 'colour')?.values ?? [];
    expect(colours.length).toBeGreaterThan(3);
    for (const { value, count } of colours)
      expect((await find('stoneware', `&attr.colour=${value}`)).total).toBe(count);
    const byName = (await find('stoneware', '&sort=name')).items.map(({ name }) => name);
    expect(byName).toEqual([...byName].sort());
    expect(byName).toHaveLength(total);
  });
});

it.each([
  ['gift-card', { Betrag: '25 $' }],
  ['ember-mug', { Farbe: 'Hafer' }],
])('what is chosen of the demo’s %s is said in German on a German page', async (slug, options) => {
  const answer = await shop.app.inject({ url: `/api/products/${slug}`, headers: { 'accept-language': 'de' } });
  expect(answer.json<Product>().variants[0]?.options).toEqual(options);
});
