import { renderPage } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import { Wordmark } from './wordmark';

const logo = {
  src: '/media/logo.webp',
  width: 400,
  height: 100,
  alt: 'Kiln & Oak',
  tone: '#333333',
  widths: [160, 320],
};
const link = () => screen.getByRole('link', { name: 'Kiln & Oak' });

test('is the name of the store beside its sign where there is no logo', () => {
  renderPage(<Wordmark name="Kiln & Oak" logo={null} />);
  expect(link()).toHaveTextContent('Kiln & Oak');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('is the logo alone, called by the name, in the file that its height needs, with its shape known beforehand', () => {
  const { container } = renderPage(<Wordmark name="Kiln & Oak" logo={logo} />);
  expect(link()).toHaveAttribute('href', '/');
  expect(link()).toHaveTextContent('');
  const image = screen.getByRole('img', { name: 'Kiln & Oak' });
  expect(image).toHaveAttribute('src', '/media/logo.webp');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['400', '100']);
  const files = [...container.querySelectorAll('source')];
  expect(files.map(({ sizes }) => sizes)).toEqual(['144px', '144px']);
});

test.each([
  [{ width: 2000, height: 50 }, '176px'],
  [{ width: 100, height: 2000 }, '2px'],
])('a logo of %j is never asked for wider than it is drawn', (shape, sizes) => {
  const { container } = renderPage(<Wordmark name="Kiln & Oak" logo={{ ...logo, ...shape }} />);
  expect(container.querySelector('source')).toHaveAttribute('sizes', sizes);
});
