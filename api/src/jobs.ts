import type { Infra } from './infra';
import { modules } from './modules';
import type { Services } from './services';

const HOURLY = '17 * * * *';
/** Longer than any file takes to be written: what is as old was cut off. */
const DRAFT_MS = 3_600_000;
/** What the version before put there: each is taken from its own table since. */
const GONE = ['mail.deliver', 'invoice.make', 'image.derive', 'image.sweep', 'test-gateway.deliver'];

/** Every kind of background work but pictures (pictures.ts), module by module; what has expired goes hourly. */
export async function registerJobs(infra: Infra, services: Services): Promise<void> {
  const { queue } = infra;
  const forgetGone = async (): Promise<void> => {
    for (const name of GONE) await queue.forget(name);
  };
  await forgetGone();
  await queue.schedule('remove-expired', HOURLY, async () => {
    await forgetGone();
    for (const { hourly } of modules.list) await hourly?.(services);
    await infra.files.removeDrafts(new Date(infra.clock.now().getTime() - DRAFT_MS));
  });
  for (const { jobs } of modules.list) await jobs?.(infra, services);
}
