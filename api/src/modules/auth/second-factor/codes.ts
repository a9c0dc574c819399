import { createSecretBox } from '../../../infra/basics/secret-box';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { hashOfRecoveryCode } from './recovery-codes';
import { secondFactorRepository } from './second-factor.repository';
import type { SecondFactorRow } from './second-factor.repository';
import { stepOfCode } from './totp';

export type Codes = ReturnType<typeof createCodes>;

/** Secrets of authenticator apps, sealed with SHOP_SECRET, and the codes that are checked with them. */
export function createCodes({ clock, config, logger }: Pick<Infra, 'clock' | 'config' | 'logger'>) {
  const box = createSecretBox(config.shop_secret, 'second-factor');

  /** Undefined where SHOP_SECRET has changed since: then a recovery code is what signs in. */
  function open({ user_id, sealed_secret }: SecondFactorRow): Buffer | undefined {
    try {
      return box.open(sealed_secret);
    } catch {
      logger.warn({ user_id }, 'the secret of this second factor is sealed with another SHOP_SECRET');
      return undefined;
    }
  }

  /** Takes a code of the app; answers false for a wrong one, and for one that was taken before. */
  async function takeAppCode(trx: Trx, factor: SecondFactorRow, code: string): Promise<boolean> {
    const secret = open(factor);
    const step = secret && stepOfCode(secret, code, clock.now());
    return step !== undefined && secondFactorRepository.takeStep(trx, factor, step);
  }

  return {
    seal: (secret: Buffer): Buffer => box.seal(secret),

    takeAppCode: (trx: Trx, factor: SecondFactorRow, typed: string) => takeAppCode(trx, factor, compact(typed)),

    /**
     * Takes a code of the app, or else a recovery code, as part of `trx`; each is good once.
     * @param typed with the spaces and dashes that people and pages put into it
     */
    async take(trx: Trx, user_id: string, typed: string): Promise<boolean> {
      const factor = await secondFactorRepository.find(trx, user_id);
      if (!factor?.turned_on_at) return false;
      const code = compact(typed);
      if (/^\d{6}$/.test(code)) return takeAppCode(trx, factor, code);
      return secondFactorRepository.takeRecoveryCode(trx, user_id, hashOfRecoveryCode(user_id, code));
    },
  };
}

const compact = (typed: string): string => typed.replace(/[\s-]/g, '');
