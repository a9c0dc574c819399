import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { LimitsService } from '../limits/limits.service';
import type { MailService } from '../mail/mail.service';
import type { NewsletterService } from '../newsletter/newsletter.service';
import type { StaffService } from '../staff/staff.service';
import type { UsersService } from '../users/users.service';
import { createAccessTokens } from './keys/access-tokens';
import { createAccountsService } from './accounts.service';
import { createAuthService } from './auth.service';
import { createEmailsService } from './emails.service';
import { createExistenceLimits } from './passwords/existence-limits';
import { createPasswordHasher } from './passwords/password-hasher';
import { createPasswordsService } from './passwords/passwords.service';
import { createSessionsService } from './sessions/sessions.service';

interface Needs {
  users: UsersService;
  newsletter: NewsletterService;
  mail: MailService;
  staff: StaffService;
  limits: LimitsService;
}

/** Opens and ends sessions; passwords and addresses that are confirmed. */
export const authModule = defineModule({
  name: 'auth',
  services: (infra: Infra, needs: Needs) => {
    const hasher = createPasswordHasher();
    const existence = createExistenceLimits(needs.limits, infra.config);
    const sessions = createSessionsService({ ...infra, access_tokens: createAccessTokens(infra) });
    const shared = { ...infra, ...needs, hasher, existence, sessions };
    const passwords = createPasswordsService(shared);
    const emails = createEmailsService({ ...shared, passwords });
    return {
      sessions,
      passwords,
      emails,
      auth: createAuthService({ ...shared, emails }),
      accounts: createAccountsService({ ...shared, passwords }),
    };
  },
  jobs: (_infra, { passwords }) => passwords.work(),
  hourly: async ({ sessions, passwords }) => {
    await sessions.rotateKeys();
    await sessions.removeOld();
    await passwords.removeExpiredLinks();
  },
  personalData: ({ sessions }) => [
    { read: async ({ id }, language) => ({ sessions: (await sessions.list(id, language)).items }) },
  ],
  web: async () => {
    const { accountRoutes } = await import('./account.routes');
    const { authRoutes } = await import('./auth.routes');
    const { authSchemas } = await import('./auth.schemas');
    return { schemas: authSchemas, routes: [authRoutes, accountRoutes] };
  },
});
