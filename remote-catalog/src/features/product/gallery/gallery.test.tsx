import { screen, within } from '@testing-library/react';
import { renderPage } from '@tessera/shared/testing';
import { mug } from '../../../testing/fixtures';
import { Gallery } from './gallery';

const WIDTH = 400;

afterEach(() => jest.restoreAllMocks());

test('a strip that was swiped before the page could follow goes on from there, its picture in sight', () => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(2 * WIDTH);
  const images = Array.from({ length: 5 }, (_, at) =>
    mug.images.slice(0, 1).map((image) => ({ ...image, alt: `picture ${at + 1}` })),
  ).flat();
  renderPage(<Gallery images={images} chosen={0} name="Mug" />);
  expect(screen.getByRole('button', { name: 'Show picture 3 of 5' })).toHaveAttribute('aria-current', 'true');
  const strip = screen.getByRole('list', { name: 'All pictures' });
  const ahead = within(strip)
    .getAllByRole('listitem')
    .map((slide) => slide.hasAttribute('data-ahead'));
  expect(ahead).toEqual([false, false, false, false, true]);
});
