import { sql } from 'kysely';
import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { retainRows } from '../../framework/door/retention';
import type { AuditService } from '../audit/audit.service';
import type { LimitsService } from '../limits/limits.service';
import type { MailService } from '../mail/mail.service';
import type { NewsletterService } from '../newsletter/newsletter.service';
import type { StaffService } from '../staff/staff.service';
import type { StoreService } from '../store/store.service';
import type { UsersService } from '../users/users.service';
import { createAccessTokens } from './keys/access-tokens';
import { createAccountsService } from './accounts.service';
import { createAuthService } from './auth.service';
import { createEmailsService } from './emails.service';
import { createExistenceLimits } from './passwords/existence-limits';
import { createPasswordHasher } from './passwords/password-hasher';
import { createPasswordsService } from './passwords/passwords.service';
import { createCodes } from './second-factor/codes';
import { createLoginCodes } from './second-factor/login-codes';
import { createSecondFactorService } from './second-factor/second-factor.service';
import { FAMILY_DAYS } from './sessions/refresh-tokens';
import { createSessionsService } from './sessions/sessions.service';

interface Needs {
  audit: AuditService;
  users: UsersService;
  newsletter: NewsletterService;
  mail: MailService;
  staff: StaffService;
  limits: LimitsService;
  store: StoreService;
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
    const factors = { ...shared, passwords, codes: createCodes(infra) };
    return {
      sessions,
      passwords,
      emails,
      secondFactor: createSecondFactorService(factors),
      auth: createAuthService({ ...shared, emails, loginCodes: createLoginCodes(factors) }),
      accounts: createAccountsService({ ...shared, passwords }),
    };
  },
  jobs: (_infra, { passwords }) => passwords.work(),
  hourly: async ({ sessions, passwords }) => {
    await sessions.rotateKeys();
    await sessions.removeExpired();
    await passwords.removeExpiredLinks();
  },
  retention: (infra) => [
    retainRows(infra, {
      name: 'ended_sessions',
      days: { usual: 7, least: 1, most: 90 },
      table: 'sessions',
      old: (before) => sql`(expires_at < ${before} or ended_at < ${before})`,
    }),
    retainRows(infra, {
      name: 'known_places',
      days: { usual: 90, least: 30, most: 365 },
      table: 'known_places',
      old: (before) => sql`last_seen_at < ${before}`,
    }),
  ],
  personalData: ({ sessions, secondFactor }) => [
    { read: async ({ id }, language) => ({ sessions: (await sessions.list(id, language)).items }) },
    { read: async ({ id }) => ({ second_factor: await secondFactor.get(id) }) },
  ],
  fixedRetention: [{ name: 'live_sessions', days: FAMILY_DAYS }],
  web: async () => {
    const { accountRoutes } = await import('./account.routes');
    const { authRoutes } = await import('./auth.routes');
    const { authSchemas } = await import('./auth.schemas');
    const { secondFactorRoutes } = await import('./second-factor/second-factor.routes');
    return { schemas: authSchemas, routes: [authRoutes, accountRoutes, secondFactorRoutes] };
  },
});
