import { deliveryForStaff } from '../../../testing/settings-fixtures';
import { thousandthsInput } from '../../../numbers/thousandths.model';
import { bodyOf, draftOf, newZone, parseKilograms } from './delivery.model';
import { keepZones, mergeDrafts } from './merge-zones.model';
import { whereWords } from './zone-words.model';

const says = { amount: 'amount', weight: 'weight', days: 'days' };

test.each(['en-US', 'de-DE'])('what is read is what is sent where nothing was typed, in %s', (locale) => {
  const { zones, cut_off_hour, currency } = deliveryForStaff();
  const { body, errors } = bodyOf(draftOf(deliveryForStaff(), locale), { currency, locale }, says);
  expect([body, errors]).toEqual([{ zones, cut_off_hour }, {}]);
});

test.each<[string, number | undefined]>([
  ['2', 2000],
  ['7.5', 7500],
  ['7,5', 7500],
  ['0.001', 1],
  ['0', undefined],
  ['-1', undefined],
  ['1.2345', undefined],
  ['two', undefined],
])('%j kilograms are %j grams', (text, grams) => {
  expect(parseKilograms(text)).toBe(grams);
  if (grams !== undefined) expect(parseKilograms(thousandthsInput(grams, 'de-DE'))).toBe(grams);
});

test('an edit keeps what was changed here, takes what was changed there, and loses nothing unseen', () => {
  const base = draftOf(deliveryForStaff(), 'en-US');
  const [home, europe] = base.zones;
  if (!home || !europe) throw new Error('There are two zones');
  const mine = { ...base, zones: [{ ...home, name: 'Mine' }] };
  const theirs = { cut_off_hour: '9', zones: [home, { ...europe, name: 'Theirs' }] };
  // deleted here, changed there: it is back
  expect(mergeDrafts(base, mine, theirs)).toEqual({
    draft: { cut_off_hour: '9', zones: [mine.zones[0], theirs.zones[1]] },
    conflicts: [],
  });
  // changed here, deleted there: it is a new one
  const { draft } = mergeDrafts(
    base,
    { ...base, zones: [home, { ...europe, name: 'Mine' }] },
    { ...base, zones: [home] },
  );
  expect(draft.zones).toEqual([home, { ...europe, name: 'Mine', id: undefined }]);
});

test('many countries are said by three names and a number', () => {
  expect(whereWords(['DE', 'FR'], [], 'en-US')).toBe('Germany and France');
  expect(whereWords(['DE', 'FR', 'IT', 'ES', 'PT'], [], 'en-US')).toBe('Germany, France, Italy, and 2 other countries');
  expect(whereWords(['US'], ['967', '968'], 'en-US')).toBe('United States (967, 968 …)');
});

test('a new zone that was typed into while it was being saved is the one that was saved, with its ways', () => {
  const base = draftOf(deliveryForStaff(), 'en-US');
  const added = { ...newZone('new-1'), name: 'World' };
  const sent = { ...base, zones: [...base.zones, added] };
  const [way] = added.methods;
  if (!way) throw new Error('A zone begins with a way');
  const mine = {
    ...sent,
    zones: [...base.zones, { ...added, name: 'The world', methods: [{ ...way, min_days: '9' }] }],
  };
  const savedZone = { ...added, key: 'id-9', id: 'id-9', methods: [{ ...way, key: 'id-9.by-ship', code: 'by-ship' }] };
  const theirs = keepZones({ ...base, zones: [...base.zones, savedZone] }, sent);
  const { draft } = mergeDrafts(sent, mine, theirs);
  expect(draft.zones).toHaveLength(base.zones.length + 1);
  expect(draft.zones.at(-1)).toMatchObject({ key: 'new-1', id: 'id-9', name: 'The world' });
  expect(draft.zones.at(-1)?.methods).toMatchObject([{ key: way.key, code: 'by-ship', min_days: '9' }]);
  // read again later it is still the same
  expect(keepZones({ ...base, zones: [...base.zones, savedZone] }, theirs)).toEqual(theirs);
});

test('a zone that somebody else has added is nobody’s new one', () => {
  const base = draftOf(deliveryForStaff(), 'en-US');
  const mine = { ...base, zones: [...base.zones, { ...newZone('new-1'), name: 'Mine' }] };
  const other = { ...newZone('id-8'), id: 'id-8', name: 'Theirs' };
  const theirs = keepZones({ ...base, zones: [...base.zones, other] }, base);
  const { draft } = mergeDrafts(base, mine, theirs);
  expect(draft.zones.slice(base.zones.length).map(({ key, name }) => [key, name])).toEqual([
    ['id-8', 'Theirs'],
    ['new-1', 'Mine'],
  ]);
});
