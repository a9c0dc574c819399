import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { UNHYDRATED, type RegisteredRemote, type RemoteModule, type RemoteSlot } from '@tessera/shared/composition';
import type { Store } from '@tessera/shared/contract';
import { on } from '@tessera/shared/events';
import { createQueryClient } from '@tessera/shared/query';
import { Slot } from '@tessera/shared/slots';
import { Link, createBrowserRouter, useLocation } from '@tessera/shared/vendor/router';
import { defineSlots } from './slot-element';

const slot = (changes: Partial<RemoteSlot> = {}): RemoteSlot => ({
  ...{ place: 'cart-aside', priority: 'decorative', height: { narrow: 9, wide: 6 }, props: {} },
  budget: { js: 1, ms: 100 },
  ...changes,
});
const remote = (name: string, slots: RemoteSlot[]): RegisteredRemote =>
  ({ name, version: '1', descriptor: { slots } }) as unknown as RegisteredRemote; // nothing else of it is read here

/** What each remote fills its places with; read when it is loaded. */
const code: Record<string, () => Promise<RemoteModule>> = {};
const remotes: RegisteredRemote[] = [];
const forgetRemote = jest.fn();
const failed: string[] = [];
const router = createBrowserRouter([{ path: '*', element: null }]);

beforeAll(() => {
  defineSlots({
    remotes,
    store: {} as Store, // nothing of the store is shown
    queryClient: createQueryClient(),
    basename: '/',
    router,
    loader: {
      loadRemote: async ({ name }) => (await code[name]?.()) ?? { pages: {} },
      forgetRemote,
    },
  });
  on('remote-failed', ({ name }) => failed.push(name));
  Object.assign(navigator, { sendBeacon: jest.fn() });
});
beforeEach(() => {
  remotes.length = 0;
  failed.length = 0;
  jest.clearAllMocks();
});
afterEach(() => act(async () => void (document.body.innerHTML = '')));

function Total({ total }: { total: number }) {
  const { pathname } = useLocation();
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <p>{`${total} at ${pathname}, ${pressed}`}</p>
      <button onClick={() => setPressed(pressed + 1)}>Press</button>
      <Link to="/guides">Guides</Link>
    </>
  );
}

function fill(name: string, changes: Partial<RemoteSlot>, Content: () => unknown = Total as () => unknown): void {
  remotes.push(remote(name, [slot(changes)]));
  code[name] = async () => ({ pages: {}, slots: { 'cart-aside': async () => ({ Slot: Content as typeof Total }) } });
}

function Page({ total }: { total: number }) {
  return (
    <main>
      <h1>Cart</h1>
      <Slot place="cart-aside" total={total} currency="EUR" item_count={1} />
    </main>
  );
}

/** The page as the server sent it, with something in its place, brought to life. */
async function open(sent = '', total = 5200) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page total={total} />).replace('></tessera-slot>', `>${sent}</tessera-slot>`);
  document.body.append(root);
  const page = await act(async () => hydrateRoot(root, <Page total={total} />));
  return { page, root, slots: () => [...root.querySelectorAll<HTMLElement>('[data-slot]')] };
}

test('what fills a place is handed what the page has, later too, and leads where the shop leads', async () => {
  fill('guides', {});
  const { page, slots } = await open();
  expect(screen.getByText('5200 at /, 0')).toBeVisible();
  expect(slots()[0]?.dataset).toMatchObject({ slot: 'guides:cart-aside', boundary: 'guides', late: '' });
  await act(async () => page.render(<Page total={900} />));
  expect(screen.getByText('900 at /, 0')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Guides' }));
  expect(router.state.location.pathname).toBe('/guides');
  await act(async () => page.render(<main />));
  expect(slots()).toEqual([]);
});

test('what the server sent of it stays and comes to life, whatever becomes of the page around it', async () => {
  fill('guides', {});
  const html =
    '<!--$--><p>5200 at /guides, 0</p><button>Press</button><a href="/guides" data-discover="true">Guides</a><!--/$-->';
  const { slots } = await open(`<div data-slot="guides:cart-aside" ${UNHYDRATED}="">${html}</div>`);
  const [own] = slots();
  expect(own?.hasAttribute(UNHYDRATED)).toBe(false);
  expect(own?.dataset.late).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(screen.getByText('5200 at /guides, 1')).toBeVisible();
});

test('of several remotes each has a root of its own, in their order, and three at most are shown', async () => {
  for (const [name, order] of [
    ['a', 900],
    ['b', 10],
    ['c', 20],
    ['d', 30],
  ] as const)
    fill(name, { order }, () => name);
  const { slots } = await open();
  expect(slots().map(({ textContent }) => textContent)).toEqual(['b', 'c', 'd']);
});

describe('a slot that fails leaves the page and its neighbours as they are', () => {
  const fallback = { text: 'Ask us <b>', to: '/guides' };
  const broken = {
    'does not arrive': async () => Promise.reject(new Error('gone')),
    'fills nothing': async () => ({ pages: {} }),
    throws: async () => ({
      pages: {},
      slots: {
        'cart-aside': async () => ({
          Slot: () => {
            throw new Error('broken');
          },
        }),
      },
    }),
  };
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test.each(Object.entries(broken))('one that %s', async (_what, load) => {
    fill('good', { order: 999 }, () => 'good');
    fill('decorative', { priority: 'decorative' });
    fill('important', { priority: 'important', fallback: { text: fallback.text } });
    for (const name of ['decorative', 'important']) code[name] = load;
    const { slots } = await open();
    const [decorative, important, good] = slots();
    expect(decorative).toBeEmptyDOMElement();
    expect(important).toHaveTextContent('Ask us <b>');
    expect(good).toHaveTextContent('good');
    expect(screen.getByRole('heading', { name: 'Cart' })).toBeVisible();
    expect(failed.toSorted()).toEqual(['decorative', 'important']);
    expect(navigator.sendBeacon).toHaveBeenCalledTimes(2);
  });

  test('one that does not come within 15 s, and no neighbour waits for it', async () => {
    jest.useFakeTimers();
    try {
      fill('good', { order: 999 }, () => 'good');
      fill('slow', { priority: 'important', fallback: { text: fallback.text } });
      code.slow = () => new Promise(() => undefined);
      const { slots } = await open();
      expect(slots().map(({ textContent }) => textContent)).toEqual(['', 'good']);
      await act(() => jest.advanceTimersByTimeAsync(15_000));
      expect(slots().map(({ textContent }) => textContent)).toEqual(['Ask us <b>', 'good']);
    } finally {
      jest.useRealTimers();
    }
  });

  test('one that throws when it is pressed, or later, stays as it was', async () => {
    const breakLater = () => {
      throw new Error('broken later');
    };
    const Breaking = () => (
      <>
        <button
          onClick={() => {
            throw new Error('broken');
          }}
        >
          Break
        </button>
        <button onClick={() => setTimeout(breakLater, 0)}>Break later</button>
      </>
    );
    const seen: string[] = [];
    const see = (event: ErrorEvent) => {
      event.preventDefault();
      seen.push(event.message);
    };
    addEventListener('error', see);
    fill('breaking', {}, Breaking);
    const { slots } = await open();
    for (const name of ['Break', 'Break later', 'Break']) await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(seen.toSorted()).toEqual(['broken', 'broken', 'broken later']));
    expect(slots()[0]).toHaveTextContent('BreakBreak later');
    expect([screen.getByRole('heading', { name: 'Cart' }).isConnected, failed]).toEqual([true, []]);
    removeEventListener('error', see);
  });

  test('a critical one leaves a link that works without us, and what was pressed is kept no longer', async () => {
    fill('critical', { priority: 'critical', fallback });
    code.critical = broken.throws;
    const { slots } = await open(`<div data-slot="critical:cart-aside" ${UNHYDRATED}=""><p>sent</p></div>`);
    expect(screen.getByRole('link', { name: 'Ask us <b>' })).toHaveAttribute('href', '/guides');
    expect(slots()[0]?.hasAttribute(UNHYDRATED)).toBe(false);
  });
});
