import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { createSecretBox } from '../../infra/basics/secret-box';
import { idempotencyRepository } from './idempotency.repository';
import type { Answer, Slot } from './idempotency.repository';

const KEEP_MS = 24 * 3600_000;
/** A process says so often that it is still at work on a key. */
const BEAT_MS = 2_000;
/** One that has not said so for this long is gone. */
const ABANDONED_MS = 10_000;
/** Longer than any request may take: it is not spoken for any more. */
const MOST_MS = 60_000;
const WAIT_STEP_MS = 50;
/** Longer than it takes to see that a process is gone, and shorter than the shop's client waits for an answer. */
const WAIT_MAX_MS = 12_000;

/** One answer for each key: a repeated write is answered from what the first one got. */
export function createIdempotencyService({ db, clock, config }: Pick<Infra, 'db' | 'clock' | 'config'>) {
  // Bodies may hold passwords: a plain hash of one, kept for a day, could be guessed from a copy of the database.
  const box = createSecretBox(config.shop_secret, 'idempotency');

  /** What this process is at work on, and since when. */
  const held = new Map<Slot, number>();
  let heart: NodeJS.Timeout | undefined;

  function hold(slot: Slot): void {
    held.set(slot, clock.now().getTime());
    heart ??= setInterval(() => void beat(), BEAT_MS).unref();
  }

  function letGo(slot: Slot): void {
    held.delete(slot);
    if (held.size > 0) return;
    clearInterval(heart);
    heart = undefined;
  }

  async function beat(): Promise<void> {
    const now = clock.now();
    for (const [slot, since] of held) if (now.getTime() - since > MOST_MS) letGo(slot);
    if (held.size === 0) return;
    // the next beat may succeed; without the database nobody can take the key either
    await idempotencyRepository.renew(db, [...held.keys()], now).catch(() => undefined);
  }

  async function take(slot: Slot, request_hash: Buffer): Promise<boolean> {
    const now = clock.now();
    const at = (offset: number): Date => new Date(now.getTime() + offset);
    const taken = await idempotencyRepository.take(db, slot, request_hash, now, at(KEEP_MS), at(-ABANDONED_MS));
    if (taken) hold(slot);
    return taken;
  }

  return {
    /**
     * Null: the slot is the caller's, who does the work and then calls `finish`. Else the answer given before; while
     * the first request is still at work, its duplicates wait for it, and one of them takes over when its process dies.
     * @throws AppError `idempotency.mismatch` for another body under the same key, `idempotency.in_progress`
     */
    async begin(slot: Slot, request: string): Promise<Answer | null> {
      const request_hash = box.mac(Buffer.from(request));
      for (let waited = 0; waited <= WAIT_MAX_MS; waited += WAIT_STEP_MS) {
        if (await take(slot, request_hash)) return null;
        const found = await idempotencyRepository.find(db, slot);
        if (found && !found.request_hash.equals(request_hash)) {
          throw new AppError('idempotency.mismatch');
        }
        if (found && found.status !== null) {
          return { status: found.status, content_type: found.content_type, body: found.body ?? '' };
        }
        await new Promise((resolve) => setTimeout(resolve, WAIT_STEP_MS));
      }
      throw new AppError('idempotency.in_progress', {}, { retry_after: 1 });
    },

    /** Keeps the answer; a failure of ours or a refusal to look at the request is forgotten, so that it can be tried again. */
    async finish(slot: Slot, answer: Answer): Promise<void> {
      const passing = answer.status >= 500 || [401, 403, 429].includes(answer.status);
      await (passing ? idempotencyRepository.release(db, slot) : idempotencyRepository.store(db, slot, answer)).finally(
        () => letGo(slot),
      );
    },

    removeExpired: () => idempotencyRepository.removeExpired(db, clock.now()),
  };
}
