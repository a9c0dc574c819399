import fc from 'fast-check';
import { base32, codeOf, newSecret, otpauthAddress, stepAt, stepOfCode } from './totp';

/** RFC 6238, appendix B, SHA-1: its codes have eight digits, ours are the last six of them. */
const SECRET = Buffer.from('12345678901234567890');
const VECTORS: [seconds: number, code: string][] = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
];
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('a code of the second factor', () => {
  it.each(VECTORS)('is what RFC 6238 says at %d s', (seconds, code) => {
    expect(codeOf(SECRET, stepAt(at(seconds)))).toBe(code.slice(-6));
    expect(stepOfCode(SECRET, code.slice(-6), at(seconds))).toBe(stepAt(at(seconds)));
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => [count]))('is what RFC 4226 says of count %d', (count) => {
    const codes = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ');
    expect(codeOf(SECRET, count)).toBe(codes[count]);
  });

  it('is good in its step and the one before and after it, and in no other', () => {
    const step = stepAt(at(1234567890));
    const code = codeOf(SECRET, step);
    const found = [-2, -1, 0, 1, 2].map((off) => stepOfCode(SECRET, code, at((step + off) * 30)));
    expect(found).toEqual([undefined, step, step, step, undefined]);
  });

  it('is nothing but those six digits', () => {
    for (const wrong of ['', '94287', '4287082', '94287082', ' 287082', 'abcdef', '２８７０８２']) {
      expect(stepOfCode(SECRET, wrong, at(59))).toBeUndefined();
    }
  });
});

describe('a secret', () => {
  it('is written as RFC 4648 says', () => {
    const vectors = { '': '', f: 'MY', fo: 'MZXQ', foo: 'MZXW6', foob: 'MZXW6YQ', fooba: 'MZXW6YTB' };
    for (const [text, written] of Object.entries(vectors)) expect(base32(Buffer.from(text))).toBe(written);
  });

  it('of any bytes is as many letters as its bits need', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect(base32(Buffer.from(bytes))).toMatch(new RegExp(`^[A-Z2-7]{${Math.ceil((bytes.length * 8) / 5)}}$`));
      }),
    );
  });

  it('is new each time, and has 160 bits', () => {
    expect(newSecret()).toHaveLength(20);
    expect(newSecret()).not.toEqual(newSecret());
  });

  it('is handed to apps in an address that names store and account', () => {
    const address = new URL(otpauthAddress(SECRET, { issuer: 'Kiln & Oak: Shop', account: 'ada@example.com' }));
    expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(address.pathname)).toBe('/Kiln & Oak Shop:ada@example.com');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      issuer: 'Kiln & Oak Shop',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
