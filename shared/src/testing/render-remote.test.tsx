import { screen } from '@testing-library/react';
import type { RemotePages } from '@tessera/shared/composition';
import { storeSettings } from '@tessera/shared/doubles';
import { defineMessages, useMessages } from '@tessera/shared/i18n';
import { storeQuery } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link, useParams } from '@tessera/shared/vendor/router';
import { renderRemote } from './render-remote';

const words = defineMessages({ en: { hello: 'Hello' }, de: async () => ({ hello: 'Hallo' }) });

function Page() {
  const { name } = useParams();
  const { data } = useQuery(storeQuery());
  return (
    <>
      <h1>{`${useMessages(words).hello}, ${name} of ${data?.name}`}</h1>
      <Link to="/greetings/bea">Bea</Link>
    </>
  );
}

const pages: RemotePages = {
  greeting: async () => ({
    Page,
    messages: [words],
    prefetch: ({ queryClient }) => queryClient.prefetchQuery(storeQuery()),
    meta: ({ params, store }) => ({ title: `${params['name']} · ${store.currency}` }),
  }),
};
const navigation = [{ label: 'Greetings', labels: { de: 'Grüße' }, to: '/greetings/ada', slot: 'footer', order: 1 }];
const descriptor = { routes: [{ path: '/greetings/:name', page: 'greeting' }], navigation };
const api = { 'GET store': storeSettings({ name: 'the shop' }) };

test('a remote’s page is there at once, with its words, its data and its head, and its links lead on', async () => {
  const { user, calls, meta } = await renderRemote(
    { pages, descriptor },
    { url: '/greetings/ada', api, language: 'de', store: { currency: 'EUR' } },
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Hallo, ada of the shop');
  expect(screen.getByRole('navigation', { name: 'footer' })).toHaveTextContent('Grüße');
  expect(meta()).toEqual({ title: 'ada · EUR' });
  await user.click(screen.getByRole('link', { name: 'Bea' }));
  expect(await screen.findByText('Hallo, bea of the shop')).toBeVisible();
  expect(meta()).toEqual({ title: 'bea · EUR' });
  expect(calls).toHaveLength(1);
});

test('an address that the descriptor does not have is said', async () => {
  await expect(renderRemote({ pages, descriptor }, { url: '/elsewhere', api })).rejects.toThrow(
    'remote.json has no route for /elsewhere.',
  );
});
