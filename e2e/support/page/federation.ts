import type { JSHandle, Page } from '@playwright/test';

/** What the shell has for builds from before, which take its modules one by one (host/src/loader/earlier-builds.ts). */
type Instance = new (options: { name: string }) => {
  loadShare: (name: string, wanted: object) => Promise<() => unknown>;
};

/** What the shell gives to every remote under a name, in the page: the one client, the one bus of events. */
export async function shareOf<Share>(page: Page, share: string): Promise<JSHandle<Share>> {
  const handle = await page.evaluateHandle(async (name) => {
    const { tesseraFederation } = globalThis as unknown as { tesseraFederation: Instance };
    const customShareInfo = { shareConfig: { requiredVersion: '^0.0.0', singleton: true } };
    return (await new tesseraFederation({ name: 'test' }).loadShare(name, { customShareInfo }))();
  }, share);
  return handle as JSHandle<Share>; // whoever asks knows what the share exports
}
