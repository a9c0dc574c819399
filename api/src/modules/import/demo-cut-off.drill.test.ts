import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Product } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { DEMO } from '../../../test/demo-shop';
import { startTestShop } from '../../../test/harness';
import { loadDemo } from './demo.service';

jest.setTimeout(60_000);
const shop = forAllTests(startTestShop);

it('the demo shop whose loading was cut off is finished by the next start, and not loaded again', async () => {
  const deps = { ...shop.infra, store: shop.services.store };
  const store = { ...deps.store, setHeroes: () => Promise.reject(new Error('power cut')) };
  await expect(loadDemo({ ...deps, store }, DEMO)).rejects.toThrow('power cut');
  expect(await loadDemo(deps, DEMO)).toEqual({ loaded: true, products: 43 });
  expect(await loadDemo(deps, DEMO)).toEqual({ loaded: false, products: 0 });
  const reviews = JSON.parse(readFileSync(path.join(DEMO, 'reviews.json'), 'utf8')) as {
    product: string;
    rating: number;
  }[];
  const ratings = reviews.filter(({ product }) => product === 'ember-mug').map(({ rating }) => rating);
  const mug = (await shop.app.inject({ url: '/api/products/ember-mug' })).json<Product>();
  expect(mug.rating_count).toBe(ratings.length);
  expect(mug.rating_average).toBeCloseTo(ratings.reduce((a, b) => a + b, 0) / ratings.length, 1);
  const found = (await shop.app.inject({ url: '/api/store' })).json();
  expect(found).toMatchObject({ name: 'Kiln & Oak', currency: 'USD', locale: 'en-US' });
  expect(found.heroes).toHaveLength(3);
});
