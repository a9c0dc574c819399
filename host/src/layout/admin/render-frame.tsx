import { renderPage, type RenderPageOptions } from '@tessera/shared/testing';
import type { RegisteredRemote, RemoteRoute } from '@tessera/shared/composition';
import type { Me, Right } from '@tessera/shared/contract';
import AdminLayout from './admin-layout';
import { item, remote, store } from '../../testing/navigation';

/** A page of the back office, as its descriptor names it. */
export const page = (path: string): RemoteRoute => ({
  path,
  page: 'p',
  render: 'personal',
  layout: 'admin',
  query: [],
});

/** A back office of a dashboard, orders and products, each with what a descriptor may say of it. */
export function backOffice(): RegisteredRemote[] {
  const admin = remote('admin', [
    item('Products', '/admin/products', 'admin', { order: 20, group: 'catalogue', key: 'p', right: 'products.read' }),
    item('Orders', '/admin/orders', 'admin', { order: 30, group: 'sales', key: 'o', right: 'orders.read' }),
    item('Dashboard', '/admin', 'admin', { order: 10, key: 'd', icon: 'M4 4h16v16H4Z' }),
  ]);
  const paths = ['/admin', '/admin/orders', '/admin/orders/:order_id', '/admin/products'];
  return [{ ...admin, descriptor: { ...admin.descriptor, routes: paths.map(page) } }];
}

/** What the API says of somebody of the staff with these rights. */
export const staffWith = (...rights: Right[]): Me => ({
  user: { id: 'user-1', first_name: 'Mira', last_name: 'Stone', email: 'mira@example.com' },
  role: { id: 'role-1', key: null, name: 'Floor manager' },
  rights,
  awaits_second_factor: false,
});

/** Staff's live feed, which says what it is told to; it stays open. */
export function feedThatGoesOn(): { response: Response; say: (...lines: object[]) => void } {
  let write: (bytes: Uint8Array) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({ start: (stream) => void (write = (bytes) => stream.enqueue(bytes)) });
  return {
    response: new Response(body, { headers: { 'content-type': 'application/x-ndjson' } }),
    say: (...lines) => write(new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))),
  };
}

/** Staff's live feed, as far as it says these lines; it stays open. */
export function feedOf(...lines: object[]): Response {
  const { response, say } = feedThatGoesOn();
  say(...lines);
  return response;
}

interface FrameOptions extends Omit<RenderPageOptions, 'path'> {
  remotes?: RegisteredRemote[];
}

/** The back office's frame around a page with a field and a box, before somebody of the staff. */
export function renderFrame({ remotes = backOffice(), ...options }: FrameOptions = {}) {
  const frame = (
    <AdminLayout remotes={remotes} store={store}>
      <h1>Page</h1>
      <input aria-label="Note" />
      <input type="checkbox" aria-label="Select" />
    </AdminLayout>
  );
  const me = staffWith('dashboard.read', 'orders.read', 'products.read');
  return renderPage(frame, {
    url: '/admin',
    session: { role: 'ADMIN' },
    ...options,
    api: {
      'GET admin/me': me,
      'GET admin/notices': { items: [], unread: 0, next_cursor: null },
      'GET admin/counts': {},
      'GET admin/feed': () => feedOf(),
      'GET store': store,
      ...options.api,
    },
  });
}
