import { loadConfig } from './config';

const valid = { DATABASE_URL: 'postgres://localhost/shop', SHOP_SECRET: 'ab'.repeat(32) };

describe('settings', () => {
  it('have defaults for all but the database and the secret', () => {
    const config = loadConfig(valid);
    expect(config.public_url).toBe('http://localhost:3000');
    expect(config.shop_secret).toHaveLength(32);
    expect(config.demo).toBe(false);
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('name everything that is wrong at once', () => {
    const wrong = { PORT: '70000', DATABASE_URL: 'nowhere', SHOP_SECRET: 'short', LOG_LEVEL: 'loud', API_PORT: '1.5' };
    for (const name of Object.keys(wrong)) expect(() => loadConfig(wrong)).toThrow(name);
  });

  it('never repeat the secret in their message', () => {
    expect(() => loadConfig({ ...valid, SHOP_SECRET: 'my-secret' })).toThrow(/^(?!.*my-secret)/s);
  });
});
