import type { Infra } from './infra';
import type { Services } from './services';
import { registerPaymentJobs } from './services-payments';

const HOURLY = '17 * * * *';
/** Longer than any file takes to be written: what is as old was cut off. */
const DRAFT_MS = 3_600_000;

/** Every kind of background work, named in one place. */
export async function registerJobs(infra: Infra, services: Services): Promise<void> {
  const { queue } = infra;
  const { backInStock, derive, idempotency, limits, mail, newsletter, passwords, sessions, uploads } = services;
  await queue.schedule('remove-expired', HOURLY, async () => {
    await sessions.rotateKeys();
    await sessions.removeOld();
    await passwords.removeExpiredLinks();
    await limits.removeIdle();
    await idempotency.removeExpired();
    await mail.removeOld();
    await newsletter.removeExpired();
    await services.inquiries.removeOld();
    await services.reports.removeOld();
    await services.searchTerms.removeOld();
    await services.prominence.refresh();
    await backInStock.removeOld();
    await uploads.removeUnused();
    await services.socialCards.removeOld();
    await infra.files.removeDrafts(new Date(infra.clock.now().getTime() - DRAFT_MS));
  });
  await mail.work();
  await passwords.work();
  await derive.work();
  await services.stockWatch.work();
  await services.wishlistNews.work();
  await services.orderJobs.work();
  services.orderMails.work();
  await services.invoices.work();
  await registerPaymentJobs(infra, services);
}
