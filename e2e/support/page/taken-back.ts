import { expect, type Page } from '@playwright/test';
import { adminAccess, call, callJson } from '../shop/api';

/**
 * Deletes what a test has made, for other tests count the shop's goods and filters. The page is closed first: it may
 * still be asking for parts of what goes.
 * @param paths addresses of records in the API (`admin/products/…`), in the order in which they were made; emptied
 * @throws when the shop keeps one of them
 */
export async function takeBack(page: Page, paths: string[]): Promise<void> {
  await page.close();
  const token = await adminAccess();
  for (const path of paths.splice(0).toReversed()) {
    const { version } = await callJson<{ version: number }>(path, { token });
    expect((await call(`${path}?version=${version}`, { method: 'DELETE', token })).status).toBe(204);
  }
}
