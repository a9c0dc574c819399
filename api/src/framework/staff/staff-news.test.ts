import { newsOfChange, newsOfTag, tagOfNews } from './staff-news';

const ID = '019ab000-0000-7000-8000-000000000001';

test.each([
  ['order', 'orders.read'],
  ['return', 'orders.read'],
  ['product', 'products.read'],
  ['user', 'customers.read'],
])('that a record of the kind %s has changed is heard by whoever may look at it: %s', (kind, right) => {
  const [news] = newsOfChange(kind, ID);
  expect(news).toEqual({ type: 'changed', kind, id: ID, right, user_id: null });
  expect(news && newsOfTag(tagOfNews(news))).toEqual(news);
});

test('of what no screen follows nothing is said', () => {
  expect(newsOfChange('download', ID)).toEqual([]);
});
