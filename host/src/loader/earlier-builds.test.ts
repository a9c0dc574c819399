import { EarlierInstance } from './earlier-builds';

jest.mock('./share-scope', () => {
  const shared = (name: string) => ({ get: async () => () => name, loaded: true, from: 'host' });
  return { shareScope: () => ({ react: { '19.3.1': shared('react') }, ui: { '2.4.1': shared('ui') } }) };
});

const ask = async (name: string, shareConfig: { requiredVersion: string; singleton?: boolean }) => {
  const factory = await new EarlierInstance({ name: 'catalog' }).loadShare(name, { customShareInfo: { shareConfig } });
  return factory && factory();
};

test.each(['^19.3.1', '^18.0.0', '^20.0.0'])(
  'what a page has once is handed out, built with %s or not',
  async (version) => {
    expect(await ask('react', { requiredVersion: version, singleton: true })).toBe('react');
  },
);

test.each([
  ['^2.4.1', 'ui'],
  ['^2.3.9', 'ui'],
  ['^2.4.0', 'ui'],
  ['^2.4.2', false],
  ['^2.5.0', false],
  ['^1.9.0', false],
  ['^3.0.0', false],
])('built with %s of what it may bring itself, a build takes %s', async (requiredVersion, taken) => {
  expect(await ask('ui', { requiredVersion })).toBe(taken);
});

test('what the host does not have a build takes from its own files', async () => {
  expect(await ask('forms', { requiredVersion: '^1.0.0' })).toBe(false);
});
