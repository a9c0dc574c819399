import { screen } from '@testing-library/react';
import { COUNTRY_CODES, countryName } from '@tessera/shared/addresses';
import { loadMessages, setLanguage } from '@tessera/shared/i18n';
import { renderPage } from '@tessera/shared/testing';
import { productStory } from '../../../messages/de/product-story';
import { mug, productApi as api, store } from '../../../testing/fixtures';
import { messages as storyMessages } from './product-story';
import { messages, Page } from '../product.route';
import { structuredData } from '../structured-data';

const from = (origin_country: string | null) => ({ ...api, 'GET products/:id': { ...mug, origin_country } });
const show = (origin_country: string | null) =>
  renderPage(<Page />, {
    path: '/products/:product_id',
    url: '/products/ember-mug',
    api: from(origin_country),
  });

afterEach(() => setLanguage('en'));

test('says among the details where a product was made', async () => {
  show('PT');
  expect(await screen.findByRole('heading', { name: 'Details' })).toBeInTheDocument();
  expect(screen.getByRole('term')).toHaveTextContent('Origin');
  expect(screen.getByRole('definition')).toHaveTextContent('Made in Portugal');
});

test('says it in German', async () => {
  setLanguage('de');
  await loadMessages(messages, 'de');
  await loadMessages(storyMessages, 'de');
  show('PT');
  expect(await screen.findByText('Hergestellt in Portugal')).toBeInTheDocument();
});

test('says nothing where nobody knows it', async () => {
  show(null);
  expect(await screen.findByRole('heading', { name: 'About this piece' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Details' })).not.toBeInTheDocument();
});

test('a country with an article is said with it', async () => {
  show('NL');
  expect(await screen.findByText('Made in the Netherlands')).toBeInTheDocument();
});

test('German inflects the names that are no proper names', () => {
  const said = COUNTRY_CODES.map((code) => productStory.madeIn(code, countryName(code, 'de')));
  expect(said).toEqual(expect.arrayContaining(['Hergestellt in den Niederlanden', 'Hergestellt in der Schweiz']));
  const asNamed = COUNTRY_CODES.map((code) => countryName(code, 'de')).filter((name) =>
    said.includes(`Hergestellt in ${name}`),
  );
  expect(asNamed.filter((name) => /^\S+e [A-Z]|Republik|Sonder|[Ii]nsel|[Kk]önigreich/.test(name))).toEqual([]);
});

test.each([
  ['PT', { '@type': 'Country', name: 'PT' }],
  [null, undefined],
])('search engines are told the country: %s', (origin_country, countryOfOrigin) => {
  const told = { description: 'A mug', brand: store.name, url: new URL('https://shop.example/') };
  expect(structuredData({ ...mug, origin_country }, told)[0]?.['countryOfOrigin']).toEqual(countryOfOrigin);
});
