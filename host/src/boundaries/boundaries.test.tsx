import { screen, waitFor, within } from '@testing-library/react';
import { sampleDescriptor } from '@tessera/scripts/basics';
import type { RegisteredRemote } from '@tessera/shared/composition';
import { loadMessages } from '@tessera/shared/i18n';
import { problem, renderPage, type MockHandler } from '@tessera/shared/testing';
import { reloadPage } from '../ui/reload-page';
import { Boundaries } from './boundaries';
import { boundariesMessages } from './boundaries-messages';

jest.mock('../ui/reload-page', () => ({ reloadPage: jest.fn() }));
beforeAll(() => loadMessages([boundariesMessages]));
beforeEach(() => jest.mocked(reloadPage).mockClear());

const remote = (name: string, team: string): RegisteredRemote => ({
  name,
  version: '1.0.0',
  base_url: `/remotes/${name}/1.0.0/`,
  descriptor: sampleDescriptor({ name, team, version: '1.0.0', routes: [] }, []),
});
const remotes = [remote('catalog', 'Goods'), remote('cart', 'Checkout')];
const seen = (switches: object[]) => ({
  boundaries: { switches, expires_at: new Date(Date.now() + 60_000).toISOString() },
});
const slow = { remote: 'cart', trouble: 'slow' };

function renderBoundaries(switches: object[], api: Record<string, MockHandler> = {}) {
  const page = (
    <>
      <div data-boundary="cart" data-slot="cart:product-below-price" />
      <Boundaries remotes={remotes} />
    </>
  );
  return renderPage(page, { api: { 'GET boundaries': seen(switches), ...api } });
}

/** jsdom lays nothing out, and times nothing. */
let files: object[] = [];
beforeAll(() => {
  const box = { left: 0, top: 0, width: 300, height: 40 } as DOMRect; // the rest is not looked at
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  Object.assign(performance, { getEntriesByType: () => files });
  Object.assign(window, {
    ResizeObserver: class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  });
});

test('says whose each part is, which version of it is here and how much, those on the page first', async () => {
  files = [
    { name: `${location.origin}/remotes/cart/1.0.0/a.js`, encodedBodySize: 12_345 },
    { name: `${location.origin}/assets/a.js`, encodedBodySize: 99_999 },
  ];
  renderBoundaries([]);
  const region = await screen.findByRole('region', { name: 'Boundaries' });
  expect(region).toHaveTextContent('Only this browser shows them, until');
  await waitFor(() => expect(within(region).getByText('product-below-price')).toBeInTheDocument());
  const rows = within(region).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/^cartTeamCheckoutVersion1\.0\.0Loaded12\.3 kBPlacesproduct-below-price/);
  expect(rows[1]).toHaveTextContent(/^catalogTeamGoodsVersion1\.0\.0Loaded0 kBPlaces–/);
});

test('a switch is set beside the others, and the page is loaded with it', async () => {
  const { user, calls } = renderBoundaries([slow], { 'PUT admin/boundaries': seen([]) });
  expect(await screen.findByLabelText('What goes wrong of cart')).toHaveValue('slow');
  await user.selectOptions(screen.getByLabelText('What goes wrong of catalog'), 'Crashes where it is drawn');
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  expect(calls.at(-1)).toMatchObject({
    method: 'PUT',
    body: { switches: [slow, { remote: 'catalog', trouble: 'crash' }] },
  });
});

test('all of it is undone at once, or left', async () => {
  const { user, calls } = renderBoundaries([slow], {
    'PUT admin/boundaries': seen([]),
    'DELETE preview': undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'Nothing goes wrong any more' }));
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { switches: [] } });
});

test('whose right has ended is told so, and the choice stays as it was', async () => {
  const refused = problem(403, { code: 'auth.forbidden' });
  const { user } = renderBoundaries([slow], { 'PUT admin/boundaries': refused });
  await user.selectOptions(await screen.findByLabelText('What goes wrong of cart'), 'Nothing');
  expect(await screen.findByText('That did not work. Please try again.')).toBeInTheDocument();
  expect(screen.getByLabelText('What goes wrong of cart')).toHaveValue('slow');
  expect(reloadPage).not.toHaveBeenCalled();
});
