import { renderPage, type MockHandler } from '@tessera/shared/testing';
import { profile, session, store } from '../../../testing/fixtures';
import { Page } from '../security-page';

export const phone = session({ id: 'session-2', device: 'Safari on iOS', address: '198.51.100.x', current: false });

/** The page of somebody signed in here and on a phone, without a second factor; `api` adds or changes answers. */
export function renderSecurity(api: Record<string, MockHandler> = {}) {
  return renderPage(<Page />, {
    url: '/account/security',
    session: {},
    api: {
      'GET users/me': profile(),
      'GET store': store(),
      'GET users/me/sessions': { items: [phone, session()] },
      'GET users/me/second-factor': { is_on: false, turned_on_at: null, recovery_codes_left: 0 },
      ...api,
    },
  });
}
