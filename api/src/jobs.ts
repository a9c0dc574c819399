import type { Infra } from './infra';
import type { Services } from './services';
import { registerPaymentJobs } from './services-payments';

const HOURLY = '17 * * * *';

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
  });
  // What the version before left there: these are taken from their own tables since.
  await queue.forget('mail.deliver');
  await queue.forget('invoice.make');
  const sendMails = mail.work();
  const makeInvoices = services.invoices.work();
  services.orderMails.work(() => {
    sendMails();
    makeInvoices();
  });
  await passwords.work();
  await derive.work();
  await services.stockWatch.work();
  await services.wishlistNews.work();
  await services.orderJobs.work();
  await registerPaymentJobs(infra, services);
}
