import { previewDelivery } from './delivery-preview';
import { zoneFaults } from './zone-faults';
import type { MethodSetting, ZoneSetting } from './zone-setting';

const standard = (price: number, changes: Partial<MethodSetting> = {}): MethodSetting => ({
  code: 'standard',
  names: { en: 'Standard' },
  prices: [{ up_to_grams: null, price }],
  free_from: null,
  min_days: 2,
  max_days: 4,
  ...changes,
});
const zone = (name: string, countries: string[], changes: Partial<ZoneSetting> = {}): ZoneSetting => ({
  name,
  countries,
  methods: [standard(600)],
  ...changes,
});
const europe = zone('Europe', ['DE', 'FR']);
const from = (...zones: ZoneSetting[]) => ({ to: (...after: ZoneSetting[]) => previewDelivery(zones, after) });

describe('what changes for orders', () => {
  test('is nothing where places are answered alike, however the zones are called', () => {
    expect(from(europe).to(zone('Germany', ['DE']), zone('France', ['FR']))).toEqual({ changes: [], warnings: [] });
  });

  test('is the price, for the countries that pay another one', () => {
    const { changes, warnings } = from(europe).to(
      zone('Germany', ['DE'], { methods: [standard(800)] }),
      zone('F', ['FR']),
    );
    expect(changes).toEqual([
      expect.objectContaining({ kind: 'price', countries: ['DE'], postal_codes: [], before: 600, after: 800 }),
    ]);
    expect(changes[0]).toMatchObject({ from_grams: 0, up_to_grams: null });
    expect(warnings).toEqual([]);
  });

  test('is told of the weights alone that pay another price', () => {
    const bands = (middle: number, top: number | null) => [
      { up_to_grams: 2000, price: 500 },
      { up_to_grams: 10_000, price: middle },
      { up_to_grams: top, price: 2000 },
    ];
    const before = zone('Home', ['US'], { methods: [standard(0, { prices: bands(900, null) })] });
    const after = zone('Home', ['US'], { methods: [standard(0, { prices: bands(950, 30_000) })] });
    const { changes, warnings } = from(before).to(after);
    expect(changes.map((change) => [change.from_grams, change.up_to_grams, change.before, change.after])).toEqual([
      [2000, 10_000, 900, 950],
      [30_000, null, 2000, null],
    ]);
    expect(warnings).toMatchObject([{ kind: 'lighter', countries: ['US'], up_to_grams: 30_000 }]);
  });

  test('tells a part of a country from its rest', () => {
    const far = zone('Far', ['US'], { postal_codes: ['967'], methods: [standard(1200)] });
    const { changes } = from(zone('US', ['US'])).to(zone('US', ['US']), far);
    expect(changes).toMatchObject([
      { kind: 'price', countries: ['US'], postal_codes: ['967'], before: 600, after: 1200 },
    ]);
  });

  test('is a way of delivery that comes or goes, another amount that makes it free, other days', () => {
    const express = standard(1500, { code: 'express', names: { en: 'Express' } });
    const later = standard(600, { free_from: 10_000, min_days: 3, max_days: 6 });
    const { changes } = from(europe).to({ ...europe, methods: [later, express] });
    expect(changes.map(({ kind }) => kind)).toEqual(['free_from', 'days', 'added']);
    const back = from({ ...europe, methods: [standard(600), express] }).to({
      ...europe,
      methods: [standard(600), { ...express, active: false }],
    });
    expect(back.changes).toMatchObject([{ kind: 'removed', method: { en: 'Express' } }]);
  });
});

test('postal codes are compared once for each zone, not in every place', () => {
  const parts = (price: number) =>
    Array.from({ length: 10 }, (_, part) =>
      zone(`Part ${part}`, ['US'], {
        postal_codes: Array.from({ length: 20 }, (__, code) => `${part}${code + 10}`),
        methods: [standard(price)],
      }),
    );
  const made = jest.spyOn(String.prototype, 'toUpperCase');
  try {
    expect(from(...parts(600)).to(...parts(600))).toEqual({ changes: [], warnings: [] });
    // 400 codes: once each to list places, once each to find zones, and 201 places asked of both settings
    expect(made.mock.calls.length).toBeLessThanOrEqual(400 * 2 + 201 * 2);
  } finally {
    made.mockRestore();
  }
});

test('no more changes are told than are read, whatever the zones', () => {
  const prices = (price: number) => [1, 2, 3, 4, 5].map((up_to_grams) => ({ up_to_grams, price: price + up_to_grams }));
  const parts = (price: number) =>
    Array.from({ length: 300 }, (_, part) =>
      zone(`Part ${part}`, ['US'], {
        postal_codes: [`${part + 100}`],
        methods: [standard(0, { prices: prices(price) })],
      }),
    );
  expect(from(...parts(600)).to(...parts(700)).changes).toHaveLength(1000);
});

describe('a warning', () => {
  test('names the zone that offers nothing, by deletion or by switch', () => {
    for (const methods of [[], [standard(600, { active: false })]]) {
      const { warnings } = from(europe, zone('US', ['US'])).to({ ...europe, methods }, zone('US', ['US']));
      expect(warnings).toMatchObject([{ kind: 'empty', zone: 'Europe', countries: ['DE', 'FR'] }]);
    }
  });

  test('names the countries that are in no zone any more, and says when nothing is left at all', () => {
    expect(from(europe).to(zone('Germany', ['DE'])).warnings).toMatchObject([{ kind: 'lost', countries: ['FR'] }]);
    expect(
      from(europe)
        .to()
        .warnings.map(({ kind }) => kind),
    ).toEqual(['nowhere', 'lost']);
  });
});

describe('a zone is refused', () => {
  const english = (...zones: ZoneSetting[]) =>
    Object.fromEntries(Object.entries(zoneFaults(zones)).map(([field, [says]]) => [field, says?.('en')]));

  test('where its country is in another one, by a sentence that names both', () => {
    expect(english(europe, zone('Germany', ['DE']))).toEqual({
      'zones.1.countries': 'Germany is in “Europe” and in “Germany”. A country can be in one zone only',
    });
    expect(english(zone('A', ['*']), zone('B', ['*']))['zones.1.countries']).toMatch(/^Every other country is in “A”/);
  });

  test('not where postal codes tell them apart, unless those are the same', () => {
    const part = (name: string, start: string) => zone(name, ['US'], { postal_codes: [start] });
    expect(english(zone('US', ['US']), part('Hawaii', '967'))).toEqual({});
    expect(english(part('Hawaii', '967'), part('Far', '96 7'))['zones.1.postal_codes']).toMatch(
      /begin with 967 in United States/,
    );
  });

  test('once for postal codes of several countries, however many', () => {
    const several = zone('Two', ['US', 'DE'], { postal_codes: ['1', '2'] });
    const faults = zoneFaults([several, { ...several, name: 'Again' }]);
    expect(Object.values(faults).map((says) => says.length)).toEqual([1, 1]);
  });

  test.each<[string, ZoneSetting]>([
    ['zones.0.name', zone(' ', ['US'])],
    ['zones.0.countries', zone('None', [])],
    ['zones.0.countries', zone('Nowhere', ['XX'])],
    ['zones.0.postal_codes', zone('Two', ['US', 'DE'], { postal_codes: ['9'] })],
    ['zones.0.methods.0.names.en', zone('US', ['US'], { methods: [standard(1, { names: { de: 'Standard' } })] })],
    ['zones.0.methods.0.max_days', zone('US', ['US'], { methods: [standard(1, { min_days: 5 })] })],
    ['zones.0.methods.0.code', zone('US', ['US'], { methods: [standard(1), standard(2)] })],
    [
      'zones.0.methods.0.prices.1.up_to_grams',
      zone('US', ['US'], {
        methods: [
          standard(1, {
            prices: [
              { up_to_grams: 2000, price: 1 },
              { up_to_grams: 1000, price: 2 },
            ],
          }),
        ],
      }),
    ],
  ])('at %s', (field, wrong) => {
    expect(Object.keys(english(wrong))).toContain(field);
  });
});
