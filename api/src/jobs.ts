import type { Infra } from './infra';
import type { Services } from './services';
import { registerPaymentJobs } from './services-payments';

const HOURLY = '17 * * * *';
/** Longer than any file takes to be written: what is as old was cut off. */
const DRAFT_MS = 3_600_000;
/** What the version before put there: mails, invoices and pictures are taken from their own tables since. */
const GONE = ['mail.deliver', 'invoice.make', 'image.derive', 'image.sweep'];

/** Every kind of background work but pictures (pictures.ts), named in one place. */
export async function registerJobs(infra: Infra, services: Services): Promise<void> {
  const { queue } = infra;
  const { backInStock, idempotency, limits, mail, newsletter, passwords, sessions, uploads } = services;
  const forgetGone = async (): Promise<void> => {
    for (const name of GONE) await queue.forget(name);
  };
  await forgetGone();
  await queue.schedule('remove-expired', HOURLY, async () => {
    await forgetGone();
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
  const sendMails = mail.work();
  const makeInvoices = services.invoices.work();
  services.orderMails.work(() => {
    sendMails();
    makeInvoices();
  });
  await passwords.work();
  await services.stockWatch.work();
  await services.wishlistNews.work();
  await services.orderJobs.work();
  await registerPaymentJobs(infra, services);
}
