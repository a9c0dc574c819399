import type { ProductVersionRecord } from '@tessera/shared/contract';
import { productRecord } from '../../../testing/goods/product-fixtures';
import { differencesOf } from './compare.model';

test('a version says nothing of a field that products got after it was kept', () => {
  const now = productRecord({ name: 'Cup', origin_country: 'PT' });
  const { origin_country: _, ...then }: ProductVersionRecord = {
    ...now,
    pictures: [],
    name: 'Mug',
    origin_country: null,
  };
  expect(differencesOf(then, now).map(({ field }) => field)).toEqual(['name']);
  expect(differencesOf({ ...then, origin_country: null }, now).map(({ field }) => field)).toEqual([
    'name',
    'origin_country',
  ]);
});
