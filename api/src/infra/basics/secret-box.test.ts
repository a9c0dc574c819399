import { createSecretBox } from './secret-box';

const secret = Buffer.alloc(32, 7);
const box = createSecretBox(secret, 'test');
const plain = Buffer.from('a private key');

describe('the secret box', () => {
  it('opens what it sealed, and seals the same thing differently each time', () => {
    const [one, two] = [box.seal(plain), box.seal(plain)];
    expect(box.open(one).equals(plain)).toBe(true);
    expect(one.equals(two)).toBe(false);
  });

  it('refuses what was changed anywhere, or sealed with another secret or for another use', () => {
    const sealed = box.seal(plain);
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => box.open(changed)).toThrow();
    }
    expect(() => createSecretBox(Buffer.alloc(32, 8), 'test').open(sealed)).toThrow();
    expect(() => createSecretBox(secret, 'other').open(sealed)).toThrow();
  });

  it('has one mac for each message, purpose and secret', () => {
    expect(box.mac(plain).equals(box.mac(plain))).toBe(true);
    expect(box.mac(plain).equals(createSecretBox(secret, 'other').mac(plain))).toBe(false);
  });
});
