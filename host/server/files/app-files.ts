import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LIGHT } from '@tessera/shared/brand';
import { LANGUAGES, pathIn, prefixOf, type Language } from '@tessera/shared/i18n';
import { offeredAt } from '../composition/offered';
import type { Registry } from '../composition/registry';

const ICONS = ['icon-192.png', 'icon-512.png', 'maskable-512.png', 'apple-touch-icon.png'];
const DAY = 'public, max-age=86400';
/** The worker itself is looked at anew each time: that is how a browser hears of a new one. */
const EACH_TIME = 'no-cache';

/** Ends every worker of this shop and takes away what it has kept (SERVICE_WORKER=0). */
const LAST_WORKER = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('tessera-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** What makes the shop an app that can be installed (W3C, Web App Manifest), in one language. */
function manifest(name: string, language: Language): object {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name,
    short_name: name,
    lang: language,
    dir: 'ltr',
    start_url: pathIn(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: LIGHT.paper,
    theme_color: LIGHT.paper,
    categories: ['shopping'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  };
}

export interface AppFilesOptions {
  /** the host's build */
  distDir: string;
  /** false: the service worker that browsers have is told to end itself */
  serviceWorker: boolean;
  /** of the host's build: another one is another worker */
  shellVersion: string;
  registry: Pick<Registry, 'current'>;
}

/** The files that a browser asks for by fixed names: icons, the manifest of each language, the service worker. */
export function appFiles(
  app: FastifyInstance,
  { distDir, serviceWorker, shellVersion, registry }: AppFilesOptions,
): void {
  const publicDir = path.join(distDir, '../public');
  const favicon = readFileSync(path.join(publicDir, 'favicon.svg'));
  app.get('/favicon.svg', (_request, reply) => reply.type('image/svg+xml').header('cache-control', DAY).send(favicon));
  for (const name of ICONS) {
    const picture = readFileSync(path.join(publicDir, 'icons', name));
    app.get(`/icons/${name}`, (_request, reply) => reply.type('image/png').header('cache-control', DAY).send(picture));
  }
  for (const language of LANGUAGES) {
    const pathname = `${prefixOf(language)}/manifest.webmanifest`;
    app.get(pathname, (_request, reply) => {
      const { store } = registry.current;
      const instead = offeredAt({ pathname, search: '' }, store);
      if (instead !== undefined) return reply.header('cache-control', 'no-store').redirect(instead, 307);
      return reply
        .type('application/manifest+json')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(manifest(store.name, language)));
    });
  }
  const source = path.join(distDir, 'server/sw.js');
  // a development build has none: what it serves changes under the same names
  const worker =
    serviceWorker && existsSync(source)
      ? `const SHELL_VERSION=${JSON.stringify(shellVersion)};${readFileSync(source, 'utf8')}`
      : LAST_WORKER;
  app.get('/sw.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', EACH_TIME).send(worker),
  );
}
