import type { JSHandle, Page } from '@playwright/test';

interface FederationHost {
  name: string;
  loadShare: (name: string) => Promise<() => unknown>;
}

/** What the shell gives to every remote under a name, in the page: the one client, the one bus of events. */
export async function shareOf<Share>(page: Page, share: string): Promise<JSHandle<Share>> {
  const handle = await page.evaluateHandle(async (name) => {
    const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__: { __INSTANCES__: FederationHost[] } };
    const host = __FEDERATION__.__INSTANCES__.find((instance) => instance.name === 'host');
    return (await host?.loadShare(name))?.();
  }, share);
  return handle as JSHandle<Share>; // whoever asks knows what the share exports
}
