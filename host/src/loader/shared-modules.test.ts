import sharedModules from '@tessera/shared/composition/shared-modules.json';
import { browserModules } from './browser-modules';
import { provided } from './server-modules';

interface Builds {
  sharedNames: string[];
  sharedVersions: () => Record<keyof typeof sharedModules, string>;
  sharedByRemote: () => Record<string, { singleton?: boolean; import?: false; requiredVersion: string }>;
}

const { sharedNames, sharedVersions, sharedByRemote } = jest.requireActual<Builds>(
  '../../../scripts/webpack/shared-modules.js',
);
const names = Object.keys(sharedModules).sort();
const inBrowser = browserModules(sharedVersions());

test('builds, browser and renderer know shared modules by the same names', () => {
  const ofServer = Object.entries(sharedModules).filter(([, { server }]) => server);
  expect([...sharedNames].sort()).toEqual(names);
  expect(Object.keys(sharedByRemote()).sort()).toEqual(names);
  expect(Object.keys(inBrowser).sort()).toEqual(names);
  expect(Object.keys(provided).sort()).toEqual(ofServer.map(([name]) => name).sort());
});

test('a remote takes the host’s version of each, and brings nothing of which a page has one', () => {
  for (const [name, { singleton, import: own, requiredVersion }] of Object.entries(sharedByRemote())) {
    expect([name, requiredVersion]).toEqual([name, `^${inBrowser[name]?.version}`]);
    expect([name, singleton === true]).toEqual([name, own === false]);
  }
});

test.each(Object.keys(provided))('browser and renderer hand out the same %s', async (name) => {
  const module = (await inBrowser[name]?.get())?.();
  const exported = (of: unknown) => Object.keys(Object(of)).filter((key) => key !== 'default');
  expect(exported(module).length).toBeGreaterThan(0);
  expect(exported(module).sort()).toEqual(exported(Reflect.get(provided, name)).sort());
});

test('what no server can use is handed out in the browser', async () => {
  expect((await inBrowser['react-dom/client']?.get())?.()).toHaveProperty('hydrateRoot');
});
