import { offeredLanguages, offeredOrFirst } from '.';

test('a shop is offered in its first language whatever is set, and in all where nothing is', () => {
  expect(offeredLanguages()).toEqual(['en', 'de']);
  expect(offeredLanguages(['de', 'en'])).toEqual(['en', 'de']);
  expect(offeredLanguages(['de'])).toEqual(['en', 'de']);
  expect(offeredLanguages(['en', 'xx'])).toEqual(['en']);
  expect([offeredOrFirst('de', ['en']), offeredOrFirst('de', ['en', 'de']), offeredOrFirst('de')]).toEqual([
    'en',
    'de',
    'de',
  ]);
});
