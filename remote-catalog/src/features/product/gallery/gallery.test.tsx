import type { ProductVideo } from '@tessera/shared/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '@tessera/shared/testing';
import { image, mug } from '../../../testing/fixtures';
import { Gallery } from './gallery';

const WIDTH = 400;

const images = Array.from({ length: 5 }, (_, at) =>
  mug.images.slice(0, 1).map((image) => ({ ...image, alt: `picture ${at + 1}` })),
).flat();

const NONE = new Set<number>();

afterEach(() => jest.restoreAllMocks());

test('a strip that was swiped before the page could follow goes on from there, its picture in sight', () => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(2 * WIDTH);
  renderPage(<Gallery images={images} chosen={0} own={NONE} name="Mug" />);
  expect(screen.getByRole('button', { name: 'Show picture 3 of 5' })).toHaveAttribute('aria-current', 'true');
  const strip = screen.getByRole('list', { name: 'All pictures' });
  const ahead = within(strip)
    .getAllByRole('listitem')
    .map((slide) => slide.hasAttribute('data-ahead'));
  expect(ahead).toEqual([false, false, false, false, true]);
});

test('the small picture of the one on show is brought into sight, as their row is wider than a phone', () => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(5 * 100);
  const moved = jest.fn();
  Object.assign(HTMLElement.prototype, { scrollTo: moved });
  renderPage(<Gallery images={images} chosen={0} own={NONE} name="Mug" />);
  fireEvent.click(screen.getByRole('button', { name: 'Show picture 5 of 5' }));
  expect(moved).toHaveBeenLastCalledWith({ left: 3 * 100 });
  expect(moved.mock.contexts.at(-1)).toBe(screen.getByRole('toolbar'));
});

test('a variant that is chosen brings its own picture to the front; views of all stand before other variants', () => {
  const Page = () => {
    const [chosen, choose] = useState(0);
    const [own, setOwn] = useState(new Set([0, 2])); // 1 is a room, 4 a detail
    return (
      <>
        <Gallery images={images} chosen={chosen} own={own} name="Mug" />
        <button onClick={() => setOwn(new Set([0, 2, 3]))}>All variants are here</button>
        <button onClick={() => choose(3)}>Green</button>
      </>
    );
  };
  renderPage(<Page />);
  const list = () => screen.getByRole('list', { name: 'All pictures' });
  const shown = () => [...list().querySelectorAll('img[alt^="picture"]')].map((picture) => picture.getAttribute('alt'));
  const places = () => within(screen.getByRole('toolbar')).getAllByRole('button');
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const known = [1, 2, 4, 5, 3].map((at) => `picture ${at}`);
  expect(shown()).toEqual(known);
  press('Show picture 3 of 5');
  press('All variants are here');
  expect(shown()).toEqual(known); // nothing moves below a finger
  expect(places()[2]).toHaveAttribute('aria-current', 'true');
  const [before, buttons] = [list(), places()];
  press('Green');
  expect(shown()).toEqual([4, 2, 5, 1, 3].map((at) => `picture ${at}`));
  // what moves the list before, a finger or a movement under way, moves this one no more
  expect(before).not.toBeInTheDocument();
  expect(places()).toEqual(buttons);
  expect(places()[0]).toHaveAttribute('aria-current', 'true');
  const ahead = within(list()).getAllByRole('listitem');
  expect(ahead.map((slide) => slide.hasAttribute('data-ahead'))).toEqual([false, false, true, true, true]);
});

describe('a video', () => {
  const video: ProductVideo = {
    src: '/media/0123456789abcdef.mp4',
    type: 'video/mp4',
    width: 640,
    height: 640,
    duration_ms: 8000,
    label: 'It turns',
    place: 1,
    poster: image('poster'),
    uploaded_at: '2026-11-20T10:00:00.000Z',
  };
  const play = jest.fn<Promise<void>, []>(async () => undefined);
  const pause = jest.fn();
  const show = () => renderPage(<Gallery images={images.slice(0, 3)} video={video} chosen={0} own={NONE} name="Mug" />);
  const player = () => document.querySelector('video');
  const prefer = (isCalm: boolean) =>
    Object.assign(window, { matchMedia: (query: string) => ({ matches: isCalm && query.includes('reduce') }) });

  beforeEach(() => {
    play.mockClear();
    pause.mockClear();
    Object.assign(HTMLMediaElement.prototype, { play, pause });
    prefer(false);
  });
  afterAll(() => Reflect.deleteProperty(window, 'matchMedia'));

  test('stands behind the first picture, and none of it is there before its small picture is chosen', async () => {
    show();
    const buttons = within(screen.getByRole('toolbar')).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Show picture 1 of 4',
      'Play the video: It turns',
      'Show picture 3 of 4',
      'Show picture 4 of 4',
    ]);
    expect(player()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Play the video: It turns' }));
    await waitFor(() => expect(play).toHaveBeenCalled(), { timeout: 20_000 });
    expect(screen.getByLabelText('It turns')).toBe(player());
    expect(player()).toMatchObject({ controls: true, muted: true, preload: 'none', autoplay: false });
    expect(player()).toHaveAttribute('playsinline');
    fireEvent.click(screen.getByRole('button', { name: 'Show picture 3 of 4' }));
    expect(pause).toHaveBeenCalled();
    expect(player()).toHaveAttribute('tabindex', '-1');
  });

  test('its mark is a link to the file for whoever has no scripts; pressed it plays, and has the focus', async () => {
    show();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Show picture 1 of 4' }), { key: 'ArrowRight' });
    const mark = screen.getByRole('link', { name: 'Play the video: It turns' });
    expect(mark).toHaveAttribute('href', video.src);
    fireEvent.click(mark);
    await waitFor(() => expect(play).toHaveBeenCalled(), { timeout: 20_000 });
    expect(player()).toHaveFocus();
  });

  test('another variant ends it: its own picture has the place, and nobody’s focus is taken', async () => {
    const gallery = (chosen: number) => (
      <Gallery images={images.slice(0, 3)} video={video} chosen={chosen} own={NONE} name="Mug" />
    );
    const { rerender } = renderPage(gallery(0));
    fireEvent.click(screen.getByRole('link', { name: 'Play the video: It turns' }));
    await waitFor(() => expect(player()).toHaveFocus(), { timeout: 20_000 });
    rerender(gallery(2));
    expect(player()).toBeNull();
    expect(screen.getByRole('button', { name: 'Show picture 1 of 4' })).toHaveAttribute('aria-current', 'true');
    rerender(gallery(0));
    expect(player()).toBeNull();
  });

  test('whoever wants no motion starts it themselves', async () => {
    prefer(true);
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Play the video: It turns' }));
    await waitFor(() => expect(player()).toBeInTheDocument(), { timeout: 20_000 });
    expect(play).not.toHaveBeenCalled();
  });

  test('by arrow keys it is passed, and a picture behind it is enlarged as the one that it is', async () => {
    show();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Show picture 1 of 4' }), { key: 'ArrowRight' });
    expect(screen.getByRole('button', { name: 'Play the video: It turns' })).toHaveFocus();
    expect(player()).toBeNull();
    Object.assign(HTMLDialogElement.prototype, { showModal: jest.fn(), close: jest.fn() });
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge: picture 3', hidden: true }));
    expect(await screen.findByText('4 of 4', {}, { timeout: 20_000 })).toBeInTheDocument();
  });
});
