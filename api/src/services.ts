import type { Infra } from './infra';
import { createAdminService } from './modules/admin/admin.service';
import { createAccessTokens } from './modules/auth/access-tokens';
import { createAuthService } from './modules/auth/auth.service';
import { createPasswordHasher } from './modules/auth/password-hasher';
import { createAccountsService } from './modules/auth/accounts.service';
import { createCartService } from './modules/cart/cart.service';
import { createCatalogueService } from './modules/catalogue/catalogue.service';
import { createListingWriter } from './modules/catalogue/listing-writer.service';
import { createPriceClock } from './modules/catalogue/price-clock.service';
import { createChangesService } from './modules/changes/changes.service';
import { createContentService } from './modules/content/content.service';
import { createIdempotencyService } from './modules/idempotency/idempotency.service';
import { createInquiriesService } from './modules/inquiries/inquiries.service';
import { createDeriveService } from './modules/media/derive.service';
import { createMailService } from './modules/mail/mail.service';
import { createNewsletterService } from './modules/newsletter/newsletter.service';
import { createRemotesService } from './modules/remotes/remotes.service';
import { createReportsService } from './modules/reports/reports.service';
import { createStatusService } from './modules/status/status.service';
import { createStoreService } from './modules/store/store.service';
import { createUsersService } from './modules/users/users.service';

export type Services = ReturnType<typeof createServices>;

/** Every use case of the shop, for the HTTP server, the worker and the command line alike. */
export function createServices(infra: Infra) {
  const hasher = createPasswordHasher();
  const store = createStoreService(infra);
  const mail = createMailService({ ...infra, store });
  const cart = createCartService({ ...infra, store });
  const users = createUsersService({ ...infra, cart });
  const auth = createAuthService({ ...infra, users, hasher, access_tokens: createAccessTokens(infra) });
  return {
    store,
    mail,
    catalogue: createCatalogueService({ ...infra, store }),
    listingWriter: createListingWriter(infra),
    priceClock: createPriceClock(infra),
    derive: createDeriveService(infra),
    admin: createAdminService({ ...infra, store }),
    cart,
    users,
    auth,
    accounts: createAccountsService({ users, hasher }),
    remotes: createRemotesService(infra),
    changes: createChangesService(infra),
    idempotency: createIdempotencyService(infra),
    content: createContentService({ ...infra, store }),
    inquiries: createInquiriesService({ ...infra, users, mail }),
    newsletter: createNewsletterService({ ...infra, mail }),
    reports: createReportsService(infra),
    status: createStatusService(infra),
  };
}
