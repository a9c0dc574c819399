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

  it('go to the database itself where no way past a pooler is named', () => {
    const { DATABASE_URL: database_url } = valid;
    expect(loadConfig({ ...valid, DATABASE_DIRECT_URL: '' })).toMatchObject({
      database_url,
      database_direct_url: database_url,
    });
    const past = 'postgres://127.0.0.1:5433/shop';
    expect(loadConfig({ ...valid, DATABASE_DIRECT_URL: past })).toMatchObject({
      database_url,
      database_direct_url: past,
    });
    expect(() => loadConfig({ ...valid, DATABASE_DIRECT_URL: 'nowhere' })).toThrow(
      'DATABASE_DIRECT_URL must look like postgres://user:password@host:5432/name',
    );
  });

  it('send mails to a server only where one is named', () => {
    expect(loadConfig(valid)).toMatchObject({ smtp_url: null, mail_from: null, access_token_seconds: 900 });
    const set = {
      ...valid,
      SMTP_URL: 'smtps://shop:pass@mail.example',
      MAIL_FROM: 'shop@example.com',
      DATA_DIR: '/srv',
    };
    expect(loadConfig(set)).toMatchObject({
      smtp_url: set.SMTP_URL,
      mail_from: set.MAIL_FROM,
      mails_dir: '/srv/mails',
    });
  });

  it.each([
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['PUBLIC_URL', 'ftp://shop.example'],
    ['PUBLIC_URL', 'https://shop.example/shop'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['SHOP_ADMIN_EMAIL', 'admin'],
    ['TRUSTED_PROXIES', 'balancer'],
    ['MAIL_FROM', 'Kiln & Oak'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['ACCESS_TOKEN_SECONDS', '0'],
    ['ACCESS_TOKEN_SECONDS', '86400'],
  ])('refuse %s %s', (name, value) => expect(() => loadConfig({ ...valid, [name]: value })).toThrow(name));

  it('that are empty count as left out', () => {
    const empty = { DATA_DIR: '', FILES_DIR: '', API_HOST: '', PUBLIC_URL: '' };
    expect(loadConfig({ ...valid, ...empty })).toEqual(loadConfig(valid));
  });

  it('never repeat the password of the mail server', () => {
    const set = { ...valid, SMTP_URL: 'http://shop:my-password@mail.example' };
    expect(() => loadConfig(set)).toThrow(/^(?!.*my-password)/s);
  });

  it('never repeat the secret in their message', () => {
    expect(() => loadConfig({ ...valid, SHOP_SECRET: 'my-secret' })).toThrow(/^(?!.*my-secret)/s);
  });
});
