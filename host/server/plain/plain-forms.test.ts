import fastify from 'fastify';
import type { Answer, Visitor } from './ask-api';
import { plainForms } from './plain-forms';
import type { Typed } from './plain-form';

type Languages = ('en' | 'de')[];

const SHOP = 'https://shop.example.com';

/** A web server with the forms, and an API that answers each call so. */
function open(answer: Answer, languages?: Languages) {
  const asked: [call: string, typed: Typed, visitor: Visitor][] = [];
  const app = fastify();
  plainForms(app, {
    publicUrl: SHOP,
    ask: async (...call) => {
      asked.push(call);
      return answer;
    },
    documents: { plain: ({ title, body }) => ({ html: `<title>${title}</title>${body}`, styleHashes: [] }) },
    store: () => ({ name: 'Kiln & Oak', locale: 'en-US', ...(languages && { languages }) }),
  });
  const post = (url: string, typed: Typed = {}, headers: Record<string, string> = { origin: SHOP }) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(typed).toString(),
    });
  return { app, asked, post };
}

const message = { type: 'order', name: '', email: 'ada@example.com', subject: 'A cup', message: 'Is <it> oak?\r\nAda' };

test('a message is handed to the API in the name of its visitor, and answered by a page in their language', async () => {
  const { post, asked } = open({ status: 201, body: { reference: 'Q-7K3M9P', message: 'Danke!' } });
  const answer = await post('/de/contact/message', { ...message, website: '', more: 'left out' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(answer.body).toContain('Q-7K3M9P');
  expect(answer.body).toContain('Danke!');
  const [[call, typed, visitor]] = asked as [(typeof asked)[number]];
  expect([call, visitor.ip, visitor.language]).toEqual(['inquiries', '127.0.0.1', 'de']);
  expect(typed).toEqual({ ...message, message: 'Is <it> oak?\nAda', website: '' });
});

test('a form of a language that the shop is not offered in is answered in the first one, and its address leads there', async () => {
  const { app, post, asked } = open({ status: 201, body: { reference: 'Q-7K3M9P', message: 'Thank you!' } }, ['en']);
  const answer = await post('/de/contact/message', { ...message, website: '' });
  expect([answer.statusCode, asked[0]?.[2].language]).toEqual([200, 'en']);
  const button = await post('/de/newsletter/unsubscribe/token');
  expect([button.statusCode, asked[1]?.[2].language]).toEqual([200, 'en']);
  const { statusCode, headers } = await app.inject('/de/contact/message?from=footer');
  expect([statusCode, headers['location']]).toEqual([307, '/contact/message?from=footer']);
});

test('what is refused is said at its field, and everything that was typed is still there', async () => {
  const errors = { email: ['Please enter a valid email address'] };
  const { post } = open({ status: 422, body: { message: 'Not valid', errors } });
  const answer = await post('/contact/message', { ...message, email: 'ada"><script>' });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('Please enter a valid email address');
  expect(answer.body).toContain('value="ada&quot;&gt;&lt;script&gt;"');
  expect(answer.body).toContain('Is &lt;it&gt; oak?');
  expect(answer.body).toMatch(/<input[^>]*name="email"[^>]*aria-invalid="true"[^>]*autofocus/);
  expect(answer.body).toMatch(/<option value="order" selected/);
  expect(answer.body).not.toContain('<script>');
});

test.each<[string, Record<string, string>]>([
  ['another site', { origin: 'https://evil.example' }],
  ['another site, as the browser says', { origin: SHOP, 'sec-fetch-site': 'cross-site' }],
  ['a page without an origin', { origin: 'null' }],
  ['no browser', {}],
])('a form of %s does nothing', async (_who, headers) => {
  const { post, asked } = open({ status: 202, body: { message: 'Sent' } });
  const answer = await post('/contact/newsletter', { email: 'ada@example.com' }, headers);
  expect([answer.statusCode, asked]).toEqual([403, []]);
  expect(answer.body).toContain('This was not sent from our shop');
});

test.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin' }, { referer: `${SHOP}/products?page=2` }])(
  'the shop’s own is known by %o, too',
  async (headers) => {
    const { post } = open({ status: 202, body: { message: 'Look into your mails.' } });
    const answer = await post('/contact/newsletter', { email: 'ada@example.com' }, headers);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('Look into your mails.')]);
  },
);

test('an API that does not answer or has enough for now loses nothing', async () => {
  const typed = { email: 'ada@example.com' };
  const silent = await open(undefined).post('/contact/newsletter', typed);
  expect([silent.statusCode, silent.body]).toEqual([503, expect.stringContaining('It is still here')]);
  expect(silent.body).toContain('value="ada@example.com"');
  expect(silent.headers['retry-after']).toBe('5');
  const body = { message: 'Too many requests.' };
  const busy = await open({ status: 429, body, retry_after: '600' }).post('/contact/newsletter', typed);
  expect([busy.statusCode, busy.body]).toEqual([429, expect.stringContaining('Too many requests.')]);
  expect([busy.headers['retry-after'], busy.body]).toEqual(['600', expect.stringContaining('value="ada@example.com"')]);
});

test('more than a form holds is refused before it is read, by a page that says where the words still are', async () => {
  const { post, asked } = open({ status: 201, body: {} });
  const answer = await post('/de/contact/message', { message: 'x'.repeat(70_000) });
  expect([answer.statusCode, asked]).toEqual([413, []]);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  expect(answer.body).toContain('Was Sie geschrieben haben, steht noch da');
  expect(answer.body).not.toContain('<textarea');
});

test.each(['/contact/message', '/newsletter/confirm/abc'])(
  'what %s cannot read is answered by its page',
  async (path) => {
    const { post, asked } = open({ status: 201, body: {} });
    const answer = await post(path, {}, { origin: SHOP, 'content-type': 'text/plain' });
    expect([answer.statusCode, answer.headers['content-type'], asked]).toEqual([415, 'text/html; charset=utf-8', []]);
    expect(answer.body).toContain('in a way that we cannot read');
    expect(answer.body).toContain('<button type="submit">');
  },
);

test('what goes wrong here is said as everywhere', async () => {
  const { app, post } = open({ status: 200, body: null });
  app.setErrorHandler((_error, _request, reply) => reply.code(503).send('of the whole server'));
  const answer = await post('/contact/message', message);
  expect([answer.statusCode, answer.body]).toEqual([503, 'of the whole server']);
});

const tracked = {
  ...{ number: 'KO-7K2M9Q', placed_at: '2026-11-20T08:00:00Z', status: 'open', payment_status: 'paid' },
  ...{ fulfilment_status: 'partly_shipped', timeline: [] },
  delivery: { code: 'standard', name: 'Standard', earliest_on: '2026-11-24', latest_on: '2026-11-26' },
  destination: { postal_code: '90210', city: 'Beverly Hills', country: 'US' },
  items: [
    { name: 'Ember Mug', options: { Glaze: 'Oat' }, image: null, quantity: 2, quantity_shipped: 1, gift_card: false },
  ],
  shipments: [
    {
      ...{ id: 's', carrier: 'DHL', tracking_number: '<1>', tracking_url: 'https://dhl.example/1', items: [] },
      ...{ shipped_at: '2026-11-21T08:00:00Z', delivered_at: null, came_back_at: null },
    },
  ],
};

test('an order is followed by its number and address, both of which are asked for first', async () => {
  const { post, asked, app } = open({ status: 200, body: tracked });
  const empty = await app.inject({ url: '/contact/order' });
  expect([empty.statusCode, empty.body]).toEqual([200, expect.stringContaining('action="/contact/order"')]);
  const missing = await post('/contact/order', { number: ' ' });
  expect([missing.statusCode, asked]).toEqual([422, []]);
  expect(missing.body).toContain('Order number is required');
  const { body } = await post('/contact/order', { number: 'KO-7K2M9Q', email: 'ada@example.com' });
  for (const said of ['Partly on its way', 'Expected ', 'Goes to 90210 Beverly Hills, United States'])
    expect(body).toContain(said);
  expect(body).toMatch(/2 × Ember Mug, Oat/);
  expect(body).toContain('Track parcel &lt;1&gt;');
});

test('promises no day of an order of which something was not there', async () => {
  const items = tracked.items.map((item) => ({ ...item, backorder: { quantity: 1, expected: null, note: 'By hand' } }));
  const { body } = await open({ status: 200, body: { ...tracked, items } }).post('/contact/order', {
    ...{ number: 'KO-7K2M9Q', email: 'ada@example.com' },
  });
  expect(body).toContain('On back-order · By hand');
  expect(body).not.toContain('Expected');
});

test('says that nothing was found in the words of its page', async () => {
  const { post } = open({ status: 404, body: { message: 'There is no such order.' } });
  const { statusCode, body } = await post('/contact/order', { number: 'KO-1', email: 'ada@example.com' });
  expect([statusCode, body]).toEqual([404, expect.stringContaining('Please check both.')]);
});

test('the button of a mail’s link sends its token, wherever the browser says that it came from', async () => {
  const { post, asked } = open({ status: 200, body: { message: 'You are in.' } });
  const answer = await post('/newsletter/confirm/abc', {}, { origin: 'null' });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('You are in.')]);
  expect(asked).toMatchObject([['newsletter/confirm', { token: 'abc' }, {}]]);
  const gone = await open({ status: 410, body: {} }).post('/newsletter/confirm/abc');
  expect([gone.statusCode, gone.body]).toEqual([
    410,
    expect.stringContaining('This link is no longer valid. It has been used already'),
  ]);
});

test.each([
  ['nothing', '', ''],
  ['more than any link has', `/${'a'.repeat(3_000)}`, 'a'.repeat(3_000)],
  ['more than one part', '/a%20b/c', 'a b/c'],
])('%s in the place of a mail’s token is the API’s to refuse, and the page says so', async (_what, rest, token) => {
  const { post, asked } = open({ status: 422, body: { message: 'Not valid', errors: { token: ['Too long'] } } });
  const answer = await post(`/de/back-in-stock/unsubscribe${rest}`);
  expect(asked).toMatchObject([['back-in-stock/unsubscribe', { token }, {}]]);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('Dieser Link ist nicht mehr gültig');
});
