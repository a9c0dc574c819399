import type { RegisteredRemote } from '@tessera/shared/composition';
import { Failures, type Heard } from '../signals/heard';
import { noteAtWork } from '../at-work/at-work';
import { refuseLeftOut } from '../at-work/left-out';
import { watchMemory } from './watch-memory';
import { watchPage } from './watch-page';

/** A page that stands still, or breaks off: decision 46. */

const remotes = [{ name: 'reviews', version: '1.0.0-a' }] as RegisteredRemote[]; // nothing else is read
const heard: Heard[] = [];
const failures = new Failures(() => undefined);
failures.tell((one) => heard.push(one));

/** What the second thread of the page is told. */
const told: unknown[] = [];
const beside = { postMessage: (page: unknown) => told.push(page), onmessage: null } as unknown as Worker; // the two that are used
const kept = () => sessionStorage.getItem('at-work')?.replace(/^\d+ /, '');
const leave = (what: string, age: number) => sessionStorage.setItem('at-work', `${Date.now() - age} ${what}`);
let hidden = false;

beforeAll(() => {
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  Object.assign(navigator, { serviceWorker: { controller: {} } });
});
beforeEach(() => {
  noteAtWork('host');
  told.length = 0;
  heard.length = 0;
  sessionStorage.clear();
  document.body.innerHTML =
    '<main data-boundary="reviews"><div data-boundary="ads" data-slot="ads:cart-aside"><button></button></div><p></p></main>';
});

test('its second thread and its tab know whose code is at work: what was loaded or drawn last, or touched', () => {
  watchPage(remotes, failures, beside);
  noteAtWork('reviews');
  expect(told.at(-1)).toEqual({ page: '/', remote: 'reviews', version: '1.0.0-a' });
  expect(kept()).toBe('reviews 1.0.0-a');
  document.querySelector('button')?.click();
  expect(kept()).toBe('ads:cart-aside undefined');
  document.querySelector('p')?.click();
  expect(kept()).toBe('reviews 1.0.0-a');
  beside.onmessage?.call(beside, new MessageEvent('message'));
  expect(told.at(-1)).toMatchObject({ remote: 'reviews' });
});

test('nobody waits for a page that is hidden, left, or behind a dialog of the browser, until it is back', () => {
  jest.useFakeTimers();
  watchPage(remotes, failures, beside);
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect([told.at(-1), kept()]).toEqual([null, undefined]);
  hidden = false;
  for (const type of ['pagehide', 'beforeunload', 'beforeprint']) {
    dispatchEvent(new Event(type));
    expect([told.at(-1), kept()]).toEqual([null, undefined]);
    jest.runAllTimers();
    expect(told.at(-1)).toMatchObject({ page: '/' });
  }
  jest.useRealTimers();
});

test.each(['alert', 'confirm', 'prompt'] as const)('nobody waits for a page while %s is answered', (name) => {
  const { [name]: own } = window;
  const asked: unknown[] = [];
  Object.assign(window, { [name]: (text: string) => asked.push(text, told.at(-1), kept()) });
  watchPage(remotes, failures, beside);
  expect(told.at(-1)).toMatchObject({ page: '/' });
  expect(window[name]('Sure?')).toBe(3);
  expect(asked).toEqual(['Sure?', null, undefined]);
  expect([told.at(-1), kept()]).toMatchObject([{ page: '/' }, 'host undefined']);
  Object.assign(window, { [name]: own });
});

test('a first visit’s page is looked at, too, so that no copy of its tab takes it for one that has ended', () => {
  const { serviceWorker } = navigator;
  Object.assign(navigator, { serviceWorker: { controller: null } });
  watchPage(remotes, failures, beside);
  expect(told).toEqual([{}]);
  sessionStorage.clear();
  beside.onmessage?.call(beside, new MessageEvent('message'));
  expect(kept()).toBe('host undefined');
  Object.assign(navigator, { serviceWorker });
});

test('a page that a team stops at breakpoints is not watched, and does without nothing', () => {
  leave('reviews 1.0.0-a', 12_000);
  watchPage(remotes, failures, undefined);
  expect([told, heard, kept()]).toEqual([[], [], 'reviews 1.0.0-a']);
  refuseLeftOut('reviews', '1.0.0-a');
});

describe('where the tab’s last document ended without a farewell', () => {
  test('its page is left out until somebody tries again, the version is told, and nothing is loaded anew by itself again', () => {
    leave('reviews 1.0.0-a', 12_000);
    watchPage(remotes, failures, beside);
    expect(heard).toMatchObject([{ owner: 'reviews', kind: 'ended', isUnseen: true }]);
    expect(told).toEqual([{}]);
    expect(kept()).toBe('host undefined');
    refuseLeftOut('catalog', '1.0.0-a');
    expect(() => refuseLeftOut('reviews', '1.0.0-a')).toThrow('reviews 1.0.0-a is left out');
    refuseLeftOut('reviews', '1.0.0-a');
  });

  test('its slot stays out of this document; another version of it does not', () => {
    leave('ads:cart-aside 2.0.0', 12_000);
    watchPage(remotes, failures, beside);
    for (let count = 0; count < 2; count += 1) expect(() => refuseLeftOut('ads:cart-aside', '2.0.0')).toThrow();
    refuseLeftOut('ads:cart-aside', '2.0.1');
    refuseLeftOut('ads', '2.0.0');
  });

  test.each([
    ['alive a moment ago, in the tab that this one is a copy of', 1_000],
    ['there long ago, when the browser was closed', 3_600_000],
  ])('one that was %s is no such', (_what, age) => {
    leave('reviews 1.0.0-a', age);
    watchPage(remotes, failures, beside);
    expect(heard).toEqual([]);
    refuseLeftOut('reviews', '1.0.0-a');
  });
});

test('a page whose memory is nearly full says so once, of whoever is at work', () => {
  jest.useFakeTimers();
  const memory = { usedJSHeapSize: 700, jsHeapSizeLimit: 1_000 };
  Object.defineProperty(performance, 'memory', { get: () => memory, configurable: true });
  watchMemory(failures);
  noteAtWork('reviews:cart-aside');
  jest.advanceTimersByTime(20_000);
  expect(heard).toEqual([]);
  memory.usedJSHeapSize = 900;
  jest.advanceTimersByTime(60_000);
  expect(heard).toMatchObject([{ owner: 'reviews', kind: 'hoarded' }]);
  jest.useRealTimers();
});
