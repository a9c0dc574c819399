import { deliveryForStaff } from '../../../testing/settings-fixtures';
import { thousandthsInput } from '../../../numbers/thousandths.model';
import { bodyOf, draftOf, parseKilograms } from './delivery.model';
import { mergeDrafts } from './merge-zones.model';
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
