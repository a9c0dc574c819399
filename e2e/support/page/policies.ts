import type { Page } from '@playwright/test';

/** The policies that documents came with, in their order: a page that was entered without a document has none. */
export function policiesOf(page: Page): { path: string; policy: string }[] {
  const policies: { path: string; policy: string }[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname } = new URL(response.url());
    policies.push({ path: pathname, policy: response.headers()['content-security-policy'] ?? '' });
  });
  return policies;
}
