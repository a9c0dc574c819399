import { renderRemote, storeSettings } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import descriptor from '../../../remote.json';
import { pages } from '../../pages';

const remote = { pages, descriptor };
const api = { 'GET store': storeSettings({ name: 'Kiln & Oak' }) };

test('welcomes to the shop, and counts thanks', async () => {
  const { user } = await renderRemote(remote, { url: '/__name__', api });
  expect(screen.getByRole('heading', { level: 1, name: '__title__' })).toBeVisible();
  expect(screen.getByText('Welcome to Kiln & Oak.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Say thanks' }));
  expect(screen.getByRole('status')).toHaveTextContent('Thanks, once.');
});

test('speaks German', async () => {
  await renderRemote(remote, { url: '/__name__', api, language: 'de' });
  expect(screen.getByText('Willkommen bei Kiln & Oak.')).toBeVisible();
});

test('is in the footer', async () => {
  await renderRemote(remote, { url: '/__name__', api });
  expect(screen.getByRole('navigation', { name: 'footer' })).toHaveTextContent('__title__');
});
