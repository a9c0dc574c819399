import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD_MAX } from '@tessera/shared/forms';
import { AppError } from '../../../errors/errors';
import { NO_PASSWORD } from '../../users/users.service';
import { HashThread } from './hash-thread';

/** OWASP's second choice for argon2id (the library's default): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const WAITING_MAX = 32;
const RETRY_AFTER_SECONDS = 2;
/** Between two hashes when many wait: others get the processor, and the last of 32 still waits less than a second. Milliseconds. */
const REST = 12;
/** Verified when the address is unknown, so that the answer takes as long as for a known one. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Xlgw3iZ8wsVPJRJCEEiB0g$UuwtoFRwoZMVQYk74XNTCQD0y6jKifqXWuPFzUPdTNQ';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** `password_hash` undefined: nobody; or NO_PASSWORD: takes as long and is false. */
  verify(password_hash: string | undefined, password: string): Promise<boolean>;
  /** Ends its thread, as HashThread has it. */
  end(): Promise<void>;
}

/**
 * One hash at a time in this process, in a thread that gives way to everything else: four at once would fill the cores
 * that serve everybody.
 * @throws AppError `server.busy` when 32 are waiting already
 */
export function createPasswordHasher(): PasswordHasher {
  const thread = new HashThread();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= WAITING_MAX) {
      throw new AppError('server.busy.signing_in', {}, { retry_after: RETRY_AFTER_SECONDS });
    }
    waiting += 1;
    const turn = last.then(work);
    last = turn.catch(() => undefined).then(() => (waiting > 1 ? sleep(REST) : undefined));
    return turn.finally(() => (waiting -= 1));
  }

  return {
    hash: (password) => inTurn(() => thread.hash(password, COST)),
    verify: (password_hash, password) =>
      inTurn(async () => {
        const isSet = password_hash !== undefined && password_hash !== NO_PASSWORD;
        const matches = await thread.verify(isSet ? password_hash : NOBODYS_HASH, password.slice(0, PASSWORD_MAX + 1));
        return matches && isSet && password.length <= PASSWORD_MAX;
      }),
    end: () => thread.end(),
  };
}
