import {
  fakeTokens,
  problem,
  renderPage,
  storeSettings,
  type FakeUser,
  type MockCall,
  type MockHandler,
} from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { me } from './settings-fixtures';

export interface StaffPageOptions {
  /** route pattern of the page, e.g. '/admin/orders/:order' */
  path: string;
  /** address in the browser's bar; the pattern itself when left out */
  url?: string;
  session?: FakeUser | null;
  /** what the API answers beside who asks and the store */
  api?: Record<string, MockHandler>;
}

/** Renders a page of the back office for an owner of the shop, unless told otherwise; see `renderPage`. */
export function renderStaffPage(ui: ReactElement, options: StaffPageOptions) {
  const { path, url = path, session = { role: 'ADMIN' }, api } = options;
  const usual = { 'GET store': storeSettings(), 'GET admin/me': me() };
  return renderPage(ui, { path, url, session, api: { ...usual, ...api } });
}

/** What the API answers where `call` asks for a right that the role lacks; the client renews the session before it believes that. */
export const beyondRole = (...calls: string[]): Record<string, MockHandler> => ({
  'POST auth/refresh-token': () => fakeTokens({ role: 'ADMIN' }),
  ...Object.fromEntries(calls.map((call) => [call, () => problem(403, { code: 'staff.right_missing' })])),
});

/** The queries with which an address of the API was asked, in their order. */
export const askedOf = (calls: readonly MockCall[], path: string) =>
  calls.filter((call) => call.path === path).map(({ query }) => Object.fromEntries(query));

/** What was sent to change something, in its order; without what paths end with that one of `quiet` names. */
export const writesOf = (calls: readonly MockCall[], ...quiet: string[]): MockCall[] =>
  calls.filter(({ method, path }) => method !== 'GET' && !quiet.some((end) => path.endsWith(end)));

/** The button of a name, as soon as it is there. */
export const press = (name: string | RegExp) => screen.findByRole('button', { name });

/** Queries inside the dialog that is open. */
export const inDialog = () => within(screen.getByRole('dialog'));

/** The row of a table that a link of this name stands in. */
export function rowOf(name: string): HTMLElement {
  const row = screen.getByRole('link', { name }).closest('tr');
  if (!row) throw new Error(`no row ${name}`);
  return row;
}

/** Hears the downloads of every test of a file. @returns their addresses since the test began, as they come */
export function hearDownloads(): readonly string[] {
  const addresses: string[] = [];
  beforeEach(() => {
    addresses.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      addresses.push(this.getAttribute('href') ?? '');
    });
  });
  afterEach(() => jest.restoreAllMocks());
  return addresses;
}
