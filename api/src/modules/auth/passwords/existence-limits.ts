import type { Infra } from '../../../infra';
import type { LimitsService } from '../../limits/limits.service';

const HOUR_MS = 3600_000;
/** How many times as many in all as from one place: what a large shop signs up in a busy hour. */
const IN_ALL = 50;

export interface ExistenceLimits {
  /**
   * To be taken before somebody is told whether an e-mail address has an account.
   * @param asker an IP address's place, or an account
   * @throws AppError `request.rate_limited`
   */
  take(asker: string): Promise<void>;
}

/**
 * Limits of how often it is told that an address has an account (docs/product.md §8 wants sign-up to say so):
 * RATE_LIMIT_AUTH_MAX an hour and asker, and 50 times as many in all, so that many machines together do not find out
 * either (docs/decisions/0011).
 */
export function createExistenceLimits(
  limits: LimitsService,
  { rate_limit_auth_max }: Infra['config'],
): ExistenceLimits {
  const hourly = (name: string, burst: number) => ({ name, burst, every_ms: HOUR_MS / burst });
  const own = hourly('existence', rate_limit_auth_max);
  const all = hourly('existence in all', rate_limit_auth_max * IN_ALL);
  return {
    async take(asker) {
      // In this order: whoever is refused for themselves takes nothing from the others.
      await limits.bucket(own, asker).take();
      await limits.bucket(all, '').take();
    },
  };
}
