import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { createSecretBox } from '../../infra/basics/secret-box';
import type { Db, Trx } from '../../infra/database/db';
import { limitsRepository } from './limits.repository';

/** So many at once, and then one more each `every_ms`. */
export interface Limit {
  name: string;
  burst: number;
  every_ms: number;
}

/** One thing that is being counted: a limit and whose it is (an address, an account). */
export interface Bucket {
  /** @throws AppError `request.rate_limited` with the seconds to wait */
  take(): Promise<void>;
  /** Answers whether there was one to take. */
  tryTake(): Promise<boolean>;
  /** What was taken turned out not to count. */
  giveBack(): Promise<void>;
  /** Starts again with nothing counted. */
  clear(): Promise<void>;
}

export type LimitsService = ReturnType<typeof createLimitsService>;

/** Limits that hold for all processes of the API together (docs/decisions/0011). */
export function createLimitsService({ db, clock, config }: Pick<Infra, 'db' | 'clock' | 'config'>) {
  // The table tells nobody who tried to sign in from where.
  const box = createSecretBox(config.shop_secret, 'limits');

  /** @param handle within a transaction that: a second connection could be waited for by all who hold the first */
  function bucket({ name, burst, every_ms }: Limit, subject: string, handle: Db | Trx = db): Bucket {
    const key = box.mac(Buffer.from(`${name}\n${subject}`));
    const wait = (): Promise<number | null> => limitsRepository.take(handle, key, clock.now(), burst, every_ms);
    return {
      async take() {
        const ms = await wait();
        if (ms === null) return;
        const retry_after = Math.max(1, Math.ceil(ms / 1000));
        throw new AppError('request.rate_limited.attempts', {}, { retry_after });
      },
      tryTake: async () => (await wait()) === null,
      giveBack: () => limitsRepository.giveBack(handle, key, every_ms),
      clear: () => limitsRepository.clear(handle, key),
    };
  }

  return {
    bucket,

    removeIdle: (): Promise<void> => limitsRepository.removeIdle(db, clock.now()),
  };
}
