import { screen, waitFor } from '@testing-library/react';
import { loadMessages } from '@tessera/shared/i18n';
import { renderPage } from '@tessera/shared/testing';
import { reloadPage } from '../ui/reload-page';
import { PreviewBanner } from './preview-banner';
import { previewMessages } from './preview-messages';

jest.mock('../ui/reload-page', () => ({ reloadPage: jest.fn() }));
beforeAll(() => loadMessages([previewMessages]));

const preview = (ms: number) => ({
  preview: {
    kind: 'product',
    name: 'Ember mug',
    path: '/products/ember-mug',
    expires_at: new Date(Date.now() + ms).toISOString(),
  },
});

test('says what is seen and until when, leads to it, and leads out of it', async () => {
  const { user, calls } = renderPage(<PreviewBanner />, {
    api: { 'GET preview': preview(60_000), 'DELETE preview': undefined },
  });
  const banner = await screen.findByRole('region', { name: 'Preview' });
  expect(banner).toHaveTextContent('Preview of “Ember mug”: only who has the link sees this, until');
  expect(screen.getByRole('link', { name: 'To the product' })).toHaveAttribute('href', '/products/ember-mug');
  await user.click(screen.getByRole('button', { name: 'Leave the preview' }));
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: 'preview' });
});

test('says of a remote which version is seen', async () => {
  const { preview: until } = preview(60_000);
  const seen = { ...until, kind: 'remote', name: 'reviews 1.2.0', path: '/reviews' };
  renderPage(<PreviewBanner />, { api: { 'GET preview': { preview: seen } } });
  expect(await screen.findByText(/^The shop with reviews 1\.2\.0 in it, a version that may not be live/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To its page' })).toHaveAttribute('href', '/reviews');
});

test('says so at its end', async () => {
  renderPage(<PreviewBanner />, { api: { 'GET preview': preview(0) } });
  expect(await screen.findByText('This preview has ended. You see the shop as everybody does.')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
