import { sampleDescriptor } from '@tessera/scripts/basics';
import type { RemoteDescriptor, RemoteRoute } from '@tessera/shared/composition';

export interface TestBuild {
  descriptor: RemoteDescriptor;
  files: Map<string, Buffer>;
}

/** A personal page of the shop. */
export const route = (path: string, page = 'p'): RemoteRoute => ({
  path,
  page,
  render: 'personal',
  layout: 'shop',
  query: [],
});

/** A small build whose descriptor fits its files; `changes` then make it wrong. */
export function makeBuild(changes: Partial<RemoteDescriptor> = {}, extra: Record<string, string> = {}): TestBuild {
  const texts = {
    'remoteEntry.js': 'var tessera_cart;',
    'js/page-cart.a1b2c3.js': '1',
    'server/server.js': '2',
    ...extra,
  };
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
  const { name = 'cart', routes = [route('/cart', 'cart')] } = changes;
  const descriptor: RemoteDescriptor = {
    ...sampleDescriptor({ name, team: 'Checkout', version: '1.0.0-3f2a9c', routes }, files),
    navigation: name === 'cart' ? [{ label: 'Cart', to: '/cart', slot: 'header', order: 1 }] : [],
    ...changes,
  };
  return { descriptor, files };
}

/** The build as multipart/form-data, the way that a deploy sends it. */
export function toMultipart({ descriptor, files }: { descriptor: unknown; files: Map<string, Buffer> }) {
  const boundary = 'tessera-test-boundary';
  const part = (headers: string, content: Buffer): Buffer[] => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${headers}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ];
  const text = typeof descriptor === 'string' ? descriptor : JSON.stringify(descriptor);
  const payload = Buffer.concat([
    ...part('name="descriptor"', Buffer.from(text)),
    ...[...files].flatMap(([path, content]) =>
      part(`name="files"; filename="${path}"\r\ncontent-type: application/octet-stream`, content),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
