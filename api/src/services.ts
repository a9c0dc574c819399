import type { Infra } from './infra';
import { createAddressesService } from './modules/addresses/addresses.service';
import { createAdminService } from './modules/admin/admin.service';
import { createAccessTokens } from './modules/auth/access-tokens';
import { createAuthService } from './modules/auth/auth.service';
import { createPasswordHasher } from './modules/auth/password-hasher';
import { createAccountsService } from './modules/auth/accounts.service';
import { createEmailsService } from './modules/auth/emails.service';
import { createExistenceLimits } from './modules/auth/existence-limits';
import { createPasswordsService } from './modules/auth/passwords.service';
import { createSessionsService } from './modules/auth/sessions.service';
import { createCatalogueService } from './modules/catalogue/catalogue.service';
import { createListingWriter } from './modules/catalogue/listing-writer.service';
import { createProductIndex } from './modules/catalogue/index/product-index.service';
import { createProminence } from './modules/catalogue/prominence.service';
import { createPriceClock } from './modules/catalogue/price-clock.service';
import { createChangesService } from './modules/changes/changes.service';
import { createContentService } from './modules/content/content.service';
import { createIdempotencyService } from './modules/idempotency/idempotency.service';
import { createInquiriesService } from './modules/inquiries/inquiries.service';
import { createDeriveService } from './modules/media/derive.service';
import { createInvoiceViews } from './modules/invoices/invoice-views.service';
import { createLimitsService } from './modules/limits/limits.service';
import { createMailService } from './modules/mail/mail.service';
import { createNewsletterService } from './modules/newsletter/newsletter.service';
import { createRemotesService } from './modules/remotes/remotes.service';
import { createReportsService } from './modules/reports/reports.service';
import { createReturnViews } from './modules/returns/return-views.service';
import { createSearchTermsService } from './modules/search/search-terms.service';
import { createSearchWordsService } from './modules/search/search-words.service';
import { createStatusService } from './modules/status/status.service';
import { createStoreService } from './modules/store/store.service';
import { createEngagement, engagementDataOf } from './services-engagement';
import { createPersonalDataService } from './modules/personal-data/personal-data.service';
import type { PersonalData } from './modules/personal-data/personal-data.port';
import { createUsersService } from './modules/users/users.service';
import { afterSaleDataOf, createAfterSale } from './services-after-sale';
import { createPaymentServices, paymentsDataOf } from './services-payments';
import { createCartServices, createOrderBase, createOrderServices, ordersDataOf } from './services-selling';

export type Services = ReturnType<typeof createServices>;

/** Every use case of the shop, for the HTTP server, the worker and the command line alike. */
export function createServices(infra: Infra) {
  const hasher = createPasswordHasher();
  const limits = createLimitsService(infra);
  const store = createStoreService(infra);
  const searchWords = createSearchWordsService(infra);
  const searchTerms = createSearchTermsService(infra);
  const productIndex = createProductIndex(infra);
  const mail = createMailService({ ...infra, store });
  const selling = createCartServices(infra, { store, limits });
  const { cart, delivery } = selling;
  const newsletter = createNewsletterService({ ...infra, mail });
  const users = createUsersService({ ...infra, cart, newsletter });
  const sessions = createSessionsService({ ...infra, access_tokens: createAccessTokens(infra) });
  const passwords = createPasswordsService({ ...infra, users, sessions, hasher, mail, limits });
  const existence = createExistenceLimits(limits, infra.config);
  const emails = createEmailsService({ ...infra, users, passwords, newsletter, mail, limits, existence });
  const addresses = createAddressesService({ ...infra, users });
  const inquiries = createInquiriesService({ ...infra, users, mail });
  const catalogue = createCatalogueService({ ...infra, store, searchWords, searchTerms, productIndex, delivery });
  const engagement = createEngagement({ ...infra, store, mail, users, limits, catalogue });
  const orderBase = createOrderBase(infra);
  const paying = createPaymentServices(infra, { store, mail, users, orders: orderBase.paymentOrders });
  const extras = { returns: createReturnViews(), invoices: createInvoiceViews() };
  const ordering = createOrderServices(infra, {
    ...{ ...selling, ...orderBase, store, limits, users, payments: paying.payments, extras },
    stockWatch: engagement.stockWatch,
  });
  const { uploads } = engagement;
  const afterSale = createAfterSale(infra, {
    ...{ ...orderBase, orders: ordering.afterSaleOrders, uploads, users, store, mail },
  });
  const areas: PersonalData[] = [
    ...afterSaleDataOf(afterSale),
    // Before what is left: it refuses while something is still on its way.
    ...ordersDataOf(ordering),
    ...personalDataOf({ sessions, addresses, cart, inquiries, newsletter, mail }),
    ...engagementDataOf(engagement),
    ...paymentsDataOf(paying),
  ];
  return {
    ...engagement,
    ...orderBase,
    ...paying,
    ...ordering,
    ...afterSale,
    store,
    mail,
    catalogue,
    searchWords,
    searchTerms,
    productIndex,
    prominence: createProminence(infra),
    listingWriter: createListingWriter(infra),
    priceClock: createPriceClock(infra),
    derive: createDeriveService(infra),
    admin: createAdminService({ ...infra, store }),
    ...selling,
    limits,
    users,
    sessions,
    passwords,
    emails,
    addresses,
    auth: createAuthService({ ...infra, users, sessions, emails, hasher, limits, existence }),
    accounts: createAccountsService({ ...infra, users, passwords, hasher }),
    personalData: createPersonalDataService({ ...infra, areas, users, passwords, mail, store }),
    remotes: createRemotesService(infra),
    changes: createChangesService(infra),
    idempotency: createIdempotencyService(infra),
    content: createContentService({ ...infra, store, delivery }),
    inquiries,
    newsletter,
    reports: createReportsService(infra),
    status: createStatusService(infra),
  };
}

type Holders = Pick<Services, 'sessions' | 'addresses' | 'cart' | 'inquiries' | 'newsletter' | 'mail'>;

/** Everybody who holds something about a person: what the export shows, and what goes with an account. */
function personalDataOf({ sessions, addresses, cart, inquiries, newsletter, mail }: Holders): PersonalData[] {
  return [
    { read: async ({ id }) => ({ sessions: (await sessions.list(id)).items }) },
    { read: async ({ id }) => ({ addresses: (await addresses.list(id)).items }) },
    { read: async ({ id }) => ({ cart: (await cart.get(id)).cart_items }) },
    {
      read: async ({ id }) => ({ inquiries: await inquiries.listOf(id) }),
      erase: (trx, { id }) => inquiries.forget(trx, id),
    },
    {
      read: async (person) => ({ newsletter: await newsletter.read(person) }),
      erase: (trx, person) => newsletter.forget(trx, person),
    },
    {
      // An address that is not confirmed may be somebody else's, and the mails that went there with it.
      read: async ({ email, email_verified }) => ({ mails: email_verified ? await mail.listTo(email) : [] }),
      erase: (trx, { email }) => mail.removeTo(trx, email),
    },
  ];
}
