import { fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '@tessera/shared/testing';
import { mug } from '../../../testing/fixtures';
import { Gallery } from './gallery';

const WIDTH = 400;

const images = Array.from({ length: 5 }, (_, at) =>
  mug.images.slice(0, 1).map((image) => ({ ...image, alt: `picture ${at + 1}` })),
).flat();

afterEach(() => jest.restoreAllMocks());

test('a strip that was swiped before the page could follow goes on from there, its picture in sight', () => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(2 * WIDTH);
  renderPage(<Gallery images={images} chosen={0} name="Mug" />);
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
  renderPage(<Gallery images={images} chosen={0} name="Mug" />);
  fireEvent.click(screen.getByRole('button', { name: 'Show picture 5 of 5' }));
  expect(moved).toHaveBeenLastCalledWith({ left: 3 * 100 });
  expect(moved.mock.contexts.at(-1)).toBe(screen.getByRole('toolbar'));
});
