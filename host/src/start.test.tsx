import { act, screen } from '@testing-library/react';
import { ROOT_ID } from './composition/page-data';
import { start } from './start';

jest.mock('./loader/start-loader', () => ({}));

const reported = jest.fn();

beforeEach(() => {
  reported.mockClear();
  globalThis.reportError = reported;
});

test("a page with nothing in it says 'Unexpected Application Error!' and offers to reload (docs/product.md §8)", async () => {
  document.body.innerHTML = `<div id="${ROOT_ID}"></div>`;
  await act(async () => start());
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
  expect(reported).toHaveBeenCalledTimes(1);
});

test('a page whose data is missing stays as the server sent it', async () => {
  document.body.innerHTML = `<div id="${ROOT_ID}"><h1>Ember Mug</h1></div>`;
  await act(async () => start());
  expect(screen.getByRole('heading', { level: 1, name: 'Ember Mug' })).toBeVisible();
  expect(reported).toHaveBeenCalledTimes(1);
});
