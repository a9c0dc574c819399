import { UNHYDRATED } from '@tessera/shared/composition';
import { act, screen } from '@testing-library/react';
import { Suspense, useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Hydrated, lateComponent, UNHYDRATED_MARK } from './index';

const isMarked = (): boolean => screen.getByRole('button').closest(`[${UNHYDRATED}]`) !== null;

afterEach(() => (document.body.innerHTML = ''));

test('a part is marked from what the server sends until its code is here and its effects have run', async () => {
  const inEffect: boolean[] = [];
  const Inside = () => {
    useEffect(() => void inEffect.push(isMarked()), []);
    return <button>Press</button>;
  };
  let arrive = (): void => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const Late = lateComponent<object>(
    async () => ({ default: Inside }),
    () => code,
  );
  const Part = ({ isServer }: { isServer?: boolean }) => {
    const container = useRef<HTMLDivElement>(null);
    return (
      <div {...UNHYDRATED_MARK} ref={container}>
        <Suspense>
          <Hydrated container={container}>{isServer ? <Inside /> : <Late />}</Hydrated>
        </Suspense>
      </div>
    );
  };
  document.body.innerHTML = `<main>${renderToString(<Part isServer />)}</main>`;
  const main = screen.getByRole('main');
  expect(isMarked()).toBe(true);
  const root = await act(async () => hydrateRoot(main, <Part />));
  expect(isMarked()).toBe(true);
  await act(async () => arrive());
  expect(inEffect).toEqual([true]);
  expect(isMarked()).toBe(false);
  await act(async () => root.render(<Part />));
  expect(isMarked()).toBe(false);
});
