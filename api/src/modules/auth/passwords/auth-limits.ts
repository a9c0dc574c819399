import type { Limit } from '../../limits/limits.service';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Per account, beside the limit per address; why these numbers: docs/decisions/0011. */
export const AUTH_LIMITS = {
  /** wrong passwords for one e-mail address, whether it has an account or not */
  guess: { name: 'guess', burst: 10, every_ms: 20 * SECOND },
  /** the same from a place where this account has signed in before: guesses made elsewhere do not count here */
  guess_at_home: { name: 'guess at home', burst: 10, every_ms: 20 * SECOND },
  /** wrong codes of the second factor, of whoever has the password already */
  code: { name: 'code', burst: 10, every_ms: 5 * MINUTE },
  /** the same from a place where this account has signed in before, and of somebody who is signed in */
  code_at_home: { name: 'code at home', burst: 10, every_ms: MINUTE },
  /** wrong present passwords of somebody who is signed in */
  confirm: { name: 'confirm', burst: 10, every_ms: 20 * SECOND },
  /** sign-ups with one e-mail address */
  register: { name: 'register', burst: 5, every_ms: MINUTE },
  /** mails to one account, or to one address that is to become its address */
  mail: { name: 'mail', burst: 3, every_ms: 10 * MINUTE },
} satisfies Record<string, Limit>;
