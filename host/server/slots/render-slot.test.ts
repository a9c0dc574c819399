import { createElement } from 'react';
import type { RegisteredRemote, RemoteModule, RemoteSlots } from '@tessera/shared/composition';
import type { Store } from '@tessera/shared/contract';
import { Link } from '@tessera/shared/vendor/router';
import { renderSlot } from '../../src/slots/render-slot';
import { remote } from '../testing/fixtures';

const product_id = '0190a5b2-0000-7000-8000-000000000001';
const place = 'product-below-price' as const;
const own = remote('guides', []);
const guides: RegisteredRemote = {
  ...own,
  descriptor: {
    ...own.descriptor,
    slots: [{ place, priority: 'decorative', height: { narrow: 1, wide: 1 }, budget: { js: 1, ms: 100 }, props: {} }],
  },
};

const render = (slots: RemoteSlots, end = new AbortController().signal) =>
  renderSlot({
    path: '/de/products/ember-mug',
    data: { remotes: [guides], store: { name: 'Kiln' } as Store, public_url: 'https://shop.example' },
    api_url: 'http://127.0.0.1:1/api',
    api_timeout: 100,
    onError: () => undefined,
    end,
    loadRemote: async (): Promise<RemoteModule> => ({ pages: {}, slots }),
    slot: { remote: 'guides', place, props: { product_id, price: 2400, currency: 'EUR' } },
  });

test('a slot is rendered by itself, in the page’s language, with its own data and links of the shop', async () => {
  const { body, state, complete } = await render({
    [place]: async () => ({
      prefetch: ({ queryClient, props }) =>
        queryClient.prefetchQuery({ queryKey: ['guides', props.product_id], queryFn: async () => 'Glazing' }),
      Slot: ({ price }) => createElement(Link, { to: '/guides' }, `Guide for ${price}`),
    }),
  });
  expect(body).toBe('<!--$--><a href="/de/guides" data-discover="true">Guide for 2400</a><!--/$-->');
  expect(state.queries.map(({ queryKey }) => queryKey)).toContainEqual(['guides', product_id]);
  expect(complete).toBe(true);
});

test('one that throws, is not there, or waits until its time is over, is none', async () => {
  const throwing = () => {
    throw new Error('broken');
  };
  await expect(render({ [place]: async () => ({ Slot: throwing }) })).rejects.toThrow('broken');
  await expect(render({})).rejects.toThrow('does not fill product-below-price');
  const over = AbortSignal.abort();
  const { complete } = await render({ [place]: async () => ({ Slot: () => 'late' }) }, over).catch(() => ({
    complete: false,
  }));
  expect(complete).toBe(false);
});
