import { contentSecurityPolicy, headersFor } from './security-headers';

test('allows own files and named inline code, nothing else', () => {
  const policy = contentSecurityPolicy(["'sha256-a'"], ["'sha256-b'"], {});
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-a'");
  expect(policy).not.toMatch(/unsafe-|\*/);
});

test('adds what the page needs', () => {
  const sources = { 'connect-src': ['https://maps.example.com'], 'frame-src': ['https://maps.example.com'] };
  const policy = contentSecurityPolicy([], [], sources);
  expect(policy).toContain("connect-src 'self' https://maps.example.com");
  expect(policy).toContain('; frame-src https://maps.example.com');
});

test('browsers are told to stay with https for a year where the shop is at an https address, and nowhere else', () => {
  expect(headersFor('https://shop.example')).toMatchObject({ 'strict-transport-security': 'max-age=31536000' });
  expect(headersFor('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
});
