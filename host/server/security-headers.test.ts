import { contentSecurityPolicy, headersFor } from './security-headers';
import { remote } from './testing/fixtures';

const policyWith = (csp: Record<string, string[]>) => {
  const catalog = remote('catalog', []);
  catalog.descriptor.csp = csp;
  return contentSecurityPolicy(["'sha256-a'"], ["'sha256-b'"], [catalog]);
};

test('allows own files and named inline code, nothing else', () => {
  const policy = policyWith({});
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-a'");
  expect(policy).not.toMatch(/unsafe-|\*/);
});

test('adds what a remote states that it needs', () => {
  expect(policyWith({ 'connect-src': ['https://maps.example.com'] })).toContain(
    "connect-src 'self' https://maps.example.com",
  );
});

test("takes a payment provider's own card form, which must be its own code", () => {
  expect(policyWith({ 'script-src': ['https://js.stripe.com'] })).toContain("'sha256-a' https://js.stripe.com;");
});

test.each([
  ['script-src', 'https://evil.example'],
  ['script-src', 'https://js.stripe.com.evil.example'],
  ['connect-src', '*'],
  ['img-src', "'unsafe-inline'"],
  ['img-src', 'https://a.example; script-src *'],
])('lets no remote widen %s to %s', (directive, source) => {
  expect(policyWith({ [directive]: [source] })).toBe(policyWith({}));
});

test('browsers are told to stay with https for a year where the shop is at an https address, and nowhere else', () => {
  expect(headersFor('https://shop.example')).toMatchObject({ 'strict-transport-security': 'max-age=31536000' });
  expect(headersFor('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
});
