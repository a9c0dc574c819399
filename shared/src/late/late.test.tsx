import { on } from '@tessera/shared/events';
import { defineMessages, setLanguage, useMessages } from '@tessera/shared/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lateComponent, useLateComponent, type ImportLate } from './index';

const words = defineMessages({ en: { hello: 'Hello' }, de: async () => ({ hello: 'Hallo' }) });
const Greeting = () => <p>{useMessages(words).hello}</p>;
const greeting = { default: Greeting, messages: [words] };

function Asker({ importLate, failure }: { importLate: ImportLate<object>; failure?: string }) {
  const { Component, load } = useLateComponent(importLate, failure);
  return (
    <>
      <button onClick={() => void load()}>Ask</button>
      {Component && <Component />}
    </>
  );
}

const ask = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Ask' })));

afterEach(() => setLanguage('en'));

test('a component comes with its messages, once it is asked for', async () => {
  setLanguage('de');
  const importLate = jest.fn(async () => greeting);
  render(<Asker importLate={importLate} />);
  expect(importLate).not.toHaveBeenCalled();
  await ask();
  expect(screen.getByText('Hallo')).toBeVisible();
});

test('code that did not arrive is fetched again, then a toast says so, and the next press tries anew', async () => {
  const importLate = jest.fn<Promise<typeof greeting>, []>().mockRejectedValueOnce(new Error('offline'));
  importLate.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(greeting);
  const toasts: string[] = [];
  const end = on('toast', ({ text }) => toasts.push(text));
  render(<Asker importLate={importLate} failure="Not loaded" />);
  await ask();
  expect(importLate).toHaveBeenCalledTimes(2);
  expect(toasts).toEqual(['Not loaded']);
  await ask();
  expect(screen.getByText('Hello')).toBeVisible();
  end();
});

test('a component that stands in the page waits until it may be fetched', async () => {
  let open = (): void => undefined;
  const ready = new Promise<void>((resolve) => (open = resolve));
  const importLate = jest.fn(async () => greeting);
  const Late = lateComponent(importLate, () => ready);
  await act(async () => void render(<Late />, { wrapper: ({ children }) => <Suspense>{children}</Suspense> }));
  expect(importLate).not.toHaveBeenCalled();
  await act(async () => open());
  expect(screen.getByText('Hello')).toBeVisible();
});

describe('code of a component in the page that does not arrive', () => {
  const notArrived = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  const open = async (importLate: ImportLate<object>) => {
    const Late = lateComponent(importLate);
    await act(async () => void render(<Late />, { wrapper: ({ children }) => <Suspense>{children}</Suspense> }));
  };
  const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is asked for again after 2 s, then after twice as long each time, at last once a minute', async () => {
    const importLate = jest.fn<Promise<typeof greeting>, []>().mockRejectedValue(notArrived);
    await open(importLate);
    const rounds = () => importLate.mock.calls.length / 2; // each round asks twice
    const counted: number[] = [];
    for (const seconds of [1.9, 0.2, 3.8, 0.3, 8, 16, 32, 60, 60]) {
      await pass(seconds * 1_000);
      counted.push(rounds());
    }
    expect(counted).toEqual([1, 2, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('is asked for as soon as there is a network again, and the component is there', async () => {
    const importLate = jest.fn<Promise<typeof greeting>, []>().mockRejectedValueOnce(notArrived);
    importLate.mockRejectedValueOnce(notArrived).mockResolvedValue(greeting);
    await open(importLate);
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Hello')).toBeVisible();
  });
});
