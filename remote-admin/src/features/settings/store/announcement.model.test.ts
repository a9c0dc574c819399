import { storeForStaff } from '../../../testing/settings-fixtures';
import { announcedIn, whenAnnounced } from './announcement.model';
import { valuesOf } from './store.model';

const values = { ...valuesOf(storeForStaff()), announcement_en: ' Closed on Sunday ', announcement_de: '' };
const NOW = Date.parse('2026-12-01T12:00');
const when = (announcement_from: string, announcement_until: string) =>
  whenAnnounced({ ...values, announcement_from, announcement_until }, 'en-US', NOW).replaceAll('\u202f', ' ');

test('what German lacks is read in English', () => {
  expect(announcedIn(values, 'de')).toEqual({ words: 'Closed on Sunday', lang: 'en' });
  const both = { ...values, announcement_de: 'Sonntags zu' };
  expect(announcedIn(both, 'de')).toEqual({ words: 'Sonntags zu', lang: 'de' });
  expect(announcedIn(both, 'en')).toEqual({ words: 'Closed on Sunday', lang: 'en' });
});

test('when it is seen is said by what lies ahead', () => {
  expect(when('', '')).toBe('Shoppers see it from now on, until you take it away.');
  expect(when('2026-12-24T08:00', '')).toBe('Shoppers see it from Dec 24, 2026, 8:00 AM on, until you take it away.');
  expect(when('2026-11-01T08:00', '2026-12-26T18:00')).toBe(
    'Shoppers see it from now on, until Dec 26, 2026, 6:00 PM.',
  );
  expect(when('2026-12-24T08:00', '2026-12-26T18:00')).toBe(
    'Shoppers see it from Dec 24, 2026, 8:00 AM on, until Dec 26, 2026, 6:00 PM.',
  );
  expect(when('', '2026-12-01T12:00')).toBe('Nobody sees it: its time was over on Dec 1, 2026, 12:00 PM.');
});
