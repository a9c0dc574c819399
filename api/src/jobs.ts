import type { Infra } from './infra';
import type { Services } from './services';

const HOURLY = '17 * * * *';

/** Every kind of background work, named in one place. */
export async function registerJobs(
  { queue }: Infra,
  { auth, derive, idempotency, mail, newsletter }: Services,
): Promise<void> {
  await queue.schedule('remove-expired', HOURLY, async () => {
    await auth.removeExpired();
    await idempotency.removeExpired();
    await mail.removeOld();
    await newsletter.removeExpired();
  });
  await mail.work();
  await derive.work();
}
