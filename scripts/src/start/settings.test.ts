import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiEnvironment, readSettings, webEnvironment } from './settings';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tessera-settings-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const secret = 'ab'.repeat(32);

describe('settings', () => {
  it('have defaults: port 3000, and a public address that follows the port', () => {
    expect(readSettings({ DATA_DIR: dataDir })).toMatchObject({
      port: 3000,
      apiPort: undefined,
      publicUrl: 'http://localhost:3000',
    });
    expect(readSettings({ DATA_DIR: dataDir, PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readSettings({ DATA_DIR: dataDir, PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe(
      'https://shop.example',
    );
  });

  it('make a secret at the first start, closed to others, and keep it', () => {
    const first = readSettings({ DATA_DIR: dataDir }).secret;
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(readSettings({ DATA_DIR: dataDir }).secret).toBe(first);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT is "http" and must be a whole number from 1 to 65535.'],
    [{ API_PORT: 'any' }, 'API_PORT is "any" and must be a whole number from 1 to 65535, or 0 for a free one.'],
    [{ PORT: '4200', API_PORT: '4200' }, 'API_PORT and PORT are both 4200'],
    [{ SHOP_SECRET: 'short' }, 'SHOP_SECRET must be 64 hexadecimal digits'],
    [{ HANG_SECONDS: 'soon' }, 'HANG_SECONDS is "soon" and must be a whole number from 0 (never) to 3600.'],
    [{ DATABASE_DIRECT_URL: 'postgres://db/shop' }, 'set DATABASE_URL too'],
    [{ DATABASE_URL: 'postgres://db/shop' }, 'With DATABASE_URL set, SHOP_SECRET must be set too'],
  ])('refuse %j in one sentence', (env, sentence) => {
    expect(() => readSettings({ DATA_DIR: dataDir, ...env })).toThrow(sentence);
  });

  it('refuse a data folder that cannot be made', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(() => readSettings({ DATA_DIR: join(file, 'data') })).toThrow(
      /cannot be used .* choose another one with DATA_DIR/,
    );
  });

  it('say so when the kept secret is damaged', () => {
    writeFileSync(join(dataDir, 'secret'), '');
    expect(() => readSettings({ DATA_DIR: dataDir })).toThrow(/secret in .* is damaged/);
  });

  it('keep database, secret and passwords from the web server', () => {
    const env = {
      DATABASE_URL: 'postgres://pooler/shop',
      DATABASE_DIRECT_URL: 'postgres://db/shop',
      SHOP_SECRET: secret,
      SHOP_ADMIN_PASSWORD: 'x',
      STRIPE_SECRET_KEY: 'sk_1',
      PATH: '/bin',
    };
    const settings = readSettings({ DATA_DIR: dataDir, ...env });
    const web = webEnvironment(settings, 4001, env);
    expect(web).toMatchObject({ PATH: '/bin', API_URL: 'http://127.0.0.1:4001', PORT: '3000' });
    for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'STRIPE_SECRET_KEY'])
      expect(Object.keys(web)).not.toContain(name);
    expect(JSON.stringify(web)).not.toContain(secret);
    expect(apiEnvironment(settings, 'postgres://own/', 4001, env)).toMatchObject({
      SHOP_SECRET: secret,
      API_PORT: '4001',
      WEB_URL: 'http://127.0.0.1:3000',
    });
  });

  it('say that it is the demo shop where there is no database of one’s own, to commands too', () => {
    const own = readSettings({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://db/shop', SHOP_SECRET: secret });
    expect(apiEnvironment(own, 'postgres://db/shop', undefined, {})).not.toHaveProperty('TESSERA_DEMO');
    const demo = readSettings({ DATA_DIR: dataDir });
    expect(apiEnvironment(demo, 'postgres://here/', undefined, {})).toMatchObject({ TESSERA_DEMO: '1' });
  });
});
