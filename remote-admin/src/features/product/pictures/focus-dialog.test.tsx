import { setLanguage } from '@tessera/shared/i18n';
import { hearToasts } from '@tessera/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { productRecord } from '../../../testing/goods/product-fixtures';
import { writesOf } from '../../../testing/staff-page';
import { renderProduct } from '../testing/render-product';

const image = { src: '/media/a.webp', width: 1200, height: 1500, alt: 'A mug', tone: '#d9d4cc', widths: [] };
const product = productRecord({ pictures: [{ id: 'a', image, alt: 'A mug', words: { de: { alt: '' } } }] });
const toasts = hearToasts();

const focus = { x: 30, y: 90 };

const renderPictures = () => renderProduct(product, { 'PUT admin/pictures/a/focus': { ...image, focus } });

afterEach(() => setLanguage('en'));

test('its words come with it, in the language of whoever is here', async () => {
  setLanguage('de');
  const { user } = renderPictures();
  await user.click(await screen.findByRole('button', { name: 'What matters in picture 1' }));
  expect(await screen.findByRole('dialog', { name: 'Worauf es bei diesem Bild ankommt' })).toBeInTheDocument();
});

test('what matters of a picture is pressed or slid to, seen in what the shop cuts out, and kept', async () => {
  const { user, calls } = renderPictures();
  await user.click(await screen.findByRole('button', { name: 'What matters in picture 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What matters in this picture' }));
  const whole = dialog.getByRole('img', { name: 'The whole picture' });
  const place = whole.parentElement ?? whole;
  place.getBoundingClientRect = () => new DOMRect(100, 100, 200, 250);
  fireEvent.click(whole, { clientX: 164, clientY: 148 });
  expect(dialog.getByRole('slider', { name: /From the left/ })).toHaveValue('30');
  expect(dialog.getByRole('slider', { name: /From the top/ })).toHaveValue('20');
  fireEvent.change(dialog.getByRole('slider', { name: /From the top/ }), { target: { value: '90' } });
  const crops = [...dialog.getByRole('list', { name: 'What the shop cuts out' }).querySelectorAll('img')];
  expect(crops.map(({ dataset }) => [dataset['x'], dataset['y']])).toEqual(Array(3).fill(['3', '9']));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['Saved: the shop shows it so now.']));
  expect(writesOf(calls, '/presence', '/products/ember-mug').map(({ body }) => body)).toEqual([focus]);
  expect(document.querySelector('li img')).toHaveAttribute('data-x', '3');
});
