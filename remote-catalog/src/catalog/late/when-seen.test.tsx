import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { UNHYDRATED } from '@tessera/shared/composition';
import { lateComponent } from '@tessera/shared/late';
import { LateContainer } from './late-container';
import { whenSeen, whenWide } from './when-seen';

type Seen = (entries: { isIntersecting: boolean }[]) => void;
let observers: { seen: Seen; margin: string | undefined; target: Element | undefined }[] = [];

/** jsdom lays nothing out: the test says what comes into view. */
class FakeObserver {
  private readonly own: (typeof observers)[number];
  constructor(seen: Seen, options?: IntersectionObserverInit) {
    this.own = { seen, margin: options?.rootMargin, target: undefined };
    observers.push(this.own);
  }
  observe(target: Element): void {
    this.own.target = target;
  }
  disconnect(): void {
    observers = observers.filter((other) => other !== this.own);
  }
}

/** A page as the server has sent it: the content is there to be read, and its code is not. */
function openPage(load = jest.fn()) {
  const press = jest.fn();
  const Late = lateComponent<object>(
    async () => {
      load();
      return { default: () => <button onClick={press}>More</button> };
    },
    () => whenSeen('late'),
  );
  document.body.innerHTML =
    '<main><div id="late" data-unhydrated=""><!--$--><button>More</button><!--/$--></div></main>';
  const page = (
    <LateContainer id="late" fallback={null}>
      <Late />
    </LateContainer>
  );
  return { page, load, press };
}

const hydrate = async (page: React.ReactNode) => {
  const main = document.querySelector('main') as HTMLElement; // openPage has put it there
  await act(async () => hydrateRoot(main, page));
};

const isMarked = () => document.getElementById('late')?.hasAttribute(UNHYDRATED);

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  observers = [];
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

test('a part in which something was pressed before does not wait to be seen', async () => {
  // React tells developers of an attribute that the server did not send
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { page, load } = openPage();
  document.querySelector('#late button')?.setAttribute('data-kept', '');
  await hydrate(page);
  expect(load).toHaveBeenCalledTimes(1);
  expect(isMarked()).toBe(false);
});

test('a late component is shown at once, and its code is fetched when it comes near the screen', async () => {
  const { page, load, press } = openPage();
  await hydrate(page);
  expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  expect(isMarked()).toBe(true);
  expect(observers.map(({ margin, target }) => [margin, target?.id])).toEqual([['20% 0px', 'late']]);
  await act(async () => observers[0]?.seen([{ isIntersecting: false }]));
  expect(load).not.toHaveBeenCalled();
  await act(async () => observers[0]?.seen([{ isIntersecting: true }]));
  expect(load).toHaveBeenCalledTimes(1);
  expect(observers).toEqual([]);
  expect(isMarked()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(press).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown', 'popstate'])('it is fetched as soon as somebody acts: %s', async (name) => {
  const { page, load } = openPage();
  await hydrate(page);
  await act(async () => void fireEvent(window, new Event(name)));
  expect(load).toHaveBeenCalledTimes(1);
});

test('what the server did not render is fetched at once', async () => {
  document.body.innerHTML = '<div id="empty"></div>';
  await expect(Promise.all([whenSeen('empty'), whenSeen('not-there'), whenWide('empty')])).resolves.toHaveLength(3);
});

test('what only wide screens show is fetched when the screen has become wide', async () => {
  document.body.innerHTML = '<div id="panel"><p>Filters</p></div>';
  const wide = Object.assign(new EventTarget(), { matches: false });
  const matchMedia = jest.fn(() => wide);
  Object.assign(globalThis, { matchMedia });
  const fetched = jest.fn();
  const waiting = whenWide('panel').then(fetched);
  await Promise.resolve();
  expect(fetched).not.toHaveBeenCalled();
  wide.dispatchEvent(new Event('change'));
  await waiting;
  expect(fetched).toHaveBeenCalledTimes(1);
  wide.matches = true;
  await whenWide('panel');
  Reflect.deleteProperty(globalThis, 'matchMedia');
});
