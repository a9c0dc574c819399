import { PASSWORD_MAX } from '@tessera/shared/forms';
import { createPasswordHasher } from './password-hasher';

describe('the password hasher', () => {
  const hasher = createPasswordHasher();
  afterAll(() => hasher.end());

  it('knows a password by its hash, and nobody by none', async () => {
    const hash = await hasher.hash('Correct-Horse-7');
    expect(await hasher.verify(hash, 'Correct-Horse-7')).toBe(true);
    expect(await hasher.verify(hash, 'correct-horse-7')).toBe(false);
    expect(await hasher.verify(undefined, 'Correct-Horse-7')).toBe(false);
  });

  it('costs the same for a known and an unknown address: the same parameters', async () => {
    const hash = await hasher.hash('x');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('does not take a longer password for its beginning', async () => {
    const longest = 'x'.repeat(PASSWORD_MAX);
    const hash = await hasher.hash(longest);
    expect(await hasher.verify(hash, longest)).toBe(true);
    expect(await hasher.verify(hash, `${longest}y`)).toBe(false);
  });

  it('lets 32 wait, tells the next to come back, and takes new ones afterwards', async () => {
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => hasher.verify(undefined, 'x')));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ code: 'server.busy', status: 503, retry_after: 2 });
    expect(await hasher.verify(undefined, 'x')).toBe(false);
  });

  it('ends its thread where it is told to, and starts another one for the next password', async () => {
    const hash = await hasher.hash('x');
    await hasher.end();
    expect(await hasher.verify(hash, 'x')).toBe(true);
  });
});
