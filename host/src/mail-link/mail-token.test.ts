import { createBrowserRouter } from '@tessera/shared/vendor/router';
import { hideMailToken, readMailLink } from './mail-token';

const SECRET = 'mZ1-secret_of.the.mail';

test.each(['/auth/reset-password', '/auth/verify-email', '/newsletter/confirm', '/newsletter/unsubscribe'])(
  'the secret of a mail’s link to %s goes out of the address into the entry’s state',
  (path) => {
    expect(readMailLink(`${path}/${SECRET}`)).toEqual({ path, token: SECRET });
    window.history.replaceState(null, '', `${path}/${SECRET}?utm_source=mail#${SECRET}`);
    hideMailToken();
    expect(location.href).toBe(`http://localhost${path}`);
    const router = createBrowserRouter([{ path: '*' }]);
    expect(router.state.location.state).toEqual({ token: SECRET });
    // as after a reload
    hideMailToken();
    expect(createBrowserRouter([{ path: '*' }]).state.location.state).toEqual({ token: SECRET });
  },
);

test.each([
  '/',
  '/auth/login',
  '/auth/reset-password',
  '/auth/reset-password/',
  '/auth/reset-password/a/b',
  '/products/a',
])('the address %s stays as it is', (path) => {
  expect(readMailLink(path)).toBeUndefined();
  window.history.replaceState({ usr: 1 }, '', `${path}?page=2`);
  hideMailToken();
  expect(location.pathname + location.search).toBe(`${path}?page=2`);
  expect(window.history.state).toEqual({ usr: 1 });
});
