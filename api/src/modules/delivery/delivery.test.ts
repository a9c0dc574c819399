import fc from 'fast-check';
import { addDays, dayIn } from '../../infra/basics/calendar';
import { CUT_OFF_HOUR, deliveryDates } from './rules/delivery-dates';
import { deliveryTable } from './delivery-table';
import { countriesOf, zoneFinder } from './rules/find-zone';

const IN_UTC = { cut_off_hour: CUT_OFF_HOUR, time_zone: 'UTC' };

describe('delivery dates', () => {
  it.each([
    // a Monday before the cut-off, after it, a Friday evening, a Saturday
    ['2026-11-16T10:00:00Z', '2026-11-18', '2026-11-20'],
    ['2026-11-16T14:00:00Z', '2026-11-19', '2026-11-23'],
    ['2026-11-20T18:00:00Z', '2026-11-25', '2026-11-27'],
    ['2026-11-21T08:00:00Z', '2026-11-25', '2026-11-27'],
  ])('of an order at %s are %s to %s', (at, earliest_on, latest_on) => {
    expect(deliveryDates(new Date(at), { min_days: 2, max_days: 4 }, IN_UTC)).toEqual({ earliest_on, latest_on });
  });

  it.each([
    // one hour in the evening of a summer and of a winter, a second before it and at it
    ['2026-07-14T15:59:59Z', 'Europe/Berlin', 18, '2026-07-14'],
    ['2026-07-14T16:00:00Z', 'Europe/Berlin', 18, '2026-07-15'],
    ['2026-11-17T16:59:59Z', 'Europe/Berlin', 18, '2026-11-17'],
    ['2026-11-17T17:00:00Z', 'Europe/Berlin', 18, '2026-11-18'],
    // a Thursday evening in Los Angeles, which is Friday in UTC; a Friday evening, which is Saturday
    ['2026-11-20T03:00:00Z', 'America/Los_Angeles', 20, '2026-11-19'],
    ['2026-11-21T03:00:00Z', 'America/Los_Angeles', 20, '2026-11-20'],
    // a Monday morning in Auckland, which is Sunday in UTC; a Saturday morning, which is Friday
    ['2026-11-15T19:00:00Z', 'Pacific/Auckland', 9, '2026-11-16'],
    ['2026-11-20T19:00:00Z', 'Pacific/Auckland', 9, '2026-11-23'],
    // a part of an hour
    ['2026-11-17T08:29:59Z', 'Asia/Kolkata', 14, '2026-11-17'],
    ['2026-11-17T08:30:00Z', 'Asia/Kolkata', 14, '2026-11-18'],
    // never on the same day, and always
    ['2026-11-16T23:00:00Z', 'Europe/Berlin', 0, '2026-11-18'],
    ['2026-11-17T22:59:59Z', 'Europe/Berlin', 24, '2026-11-17'],
  ])(
    'of an order at %s in %s, packed the same day before %d: it is packed on %s',
    (at, time_zone, cut_off_hour, day) => {
      const days = deliveryDates(new Date(at), { min_days: 0, max_days: 0 }, { cut_off_hour, time_zone });
      expect(days).toEqual({ earliest_on: day, latest_on: day });
    },
  );

  it('are working days, in order and after the order, whenever that is', () => {
    const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Apia', 'Asia/Kathmandu');
    const packings = fc.record({ cut_off_hour: fc.nat(24), time_zone: zones });
    const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.nat(20), fc.nat(20), packings, (now, min_days, more, packing) => {
        const { earliest_on, latest_on } = deliveryDates(now, { min_days, max_days: min_days + more }, packing);
        for (const day of [earliest_on, latest_on]) expect([0, 6]).not.toContain(new Date(day).getUTCDay());
        expect(latest_on >= earliest_on).toBe(true);
        expect(earliest_on >= addDays(dayIn(packing.time_zone, now), min_days)).toBe(true);
      }),
    );
  });
});

describe('the zone of a place', () => {
  const zones = [
    { name: 'US', countries: ['US'], postal_codes: [] },
    { name: 'Hawaii', countries: ['US'], postal_codes: ['967', '968'] },
    { name: 'Honolulu', countries: ['US'], postal_codes: ['9681'] },
    { name: 'London', countries: ['GB'], postal_codes: ['EC', 'sw 1'] },
    { name: 'World', countries: ['*'], postal_codes: [] },
  ];
  it.each([
    ['US', '97209', 'US'],
    ['US', '96701', 'Hawaii'],
    ['US', '96813', 'Honolulu'],
    ['GB', 'SW1A 1AA', 'London'],
    ['GB', 'M1 1AE', 'World'],
    ['DE', '10115', 'World'],
  ])('%s %s is %s: the longest fitting start, else the country, else the rest', (country, postal_code, name) => {
    expect(zoneFinder(zones)({ country, postal_code })?.name).toBe(name);
  });

  it('is never the rest of the world where no post goes, unless it is named', () => {
    const antarctica = { country: 'AQ', postal_code: '' };
    expect(zoneFinder(zones)(antarctica)).toBeUndefined();
    expect(zoneFinder([...zones, { name: 'Ice', countries: ['AQ'], postal_codes: [] }])(antarctica)?.name).toBe('Ice');
  });

  it.each([
    [zones.slice(0, 3), ['US']],
    [zones.slice(0, 4), ['GB', 'US']],
    [[], []],
  ])('its countries are those of %j', (some, countries) => {
    expect(countriesOf(some)).toEqual(countries);
  });

  it('the rest of the world has every country with a post', () => {
    expect(countriesOf(zones)).toHaveLength(243);
    expect(countriesOf(zones)).not.toContain('AQ');
  });

  it('is none where the shop does not deliver', () => {
    expect(zoneFinder(zones.slice(0, 3))({ country: 'DE', postal_code: '10115' })).toBeUndefined();
  });
});

describe('the table of prices', () => {
  const method = {
    id: '1',
    zone_id: '1',
    code: 'standard',
    active: true,
    position: 0,
    version: 1,
    last_modified_at: new Date(0),
    names: { en: 'Standard', de: 'Standardversand' },
    prices: [
      { up_to_grams: 2000, price: 590 },
      { up_to_grams: 7500, price: 990 },
      { up_to_grams: null, price: 7900 },
    ],
    free_from: 15000,
    min_days: 3,
    max_days: 5,
  };
  const zone = {
    id: '1',
    name: 'US *now*',
    names: {},
    countries: ['US'],
    postal_codes: [],
    position: 0,
    version: 1,
    last_modified_at: new Date(0),
    methods: [method],
  };

  it('has a row for each method, with every band of weight', () => {
    expect(deliveryTable([zone], 'USD', 'en').split('\n').at(-1)).toBe(
      '| US \\*now\\* | Standard | 3 to 5 working days | \\$5.90 up to 2 kg, \\$9.90 up to 7.5 kg, \\$79.00 above that, free from \\$150.00 |',
    );
  });

  it('speaks the language of the page, where the zone has a name in it', () => {
    const [head, , row] = deliveryTable([{ ...zone, names: { de: 'USA' } }], 'USD', 'de').split('\n');
    expect(head).toBe('| Wohin | Versandart | Dauer | Preis |');
    expect(row).toMatch(/^\| USA \| Standardversand \| 3 bis 5 Werktage \| 5,90\s/);
  });

  it('says so where nothing is delivered', () => {
    expect(deliveryTable([], 'USD', 'en')).toBe('Nothing is delivered at the moment.');
  });
});
