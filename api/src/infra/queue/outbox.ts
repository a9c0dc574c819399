import type { Clock } from '../basics/clock';
import type { Logger } from '../process/logger';
import { reasonOf } from '../basics/reason-of';

/** A row that is its own job. */
export interface OutboxItem {
  id: string;
  /** how often a worker began with it before, and nobody said how that ended: the worker may have died over it */
  tries: number;
}

export interface OutboxOptions<Item extends OutboxItem> {
  clock: Clock;
  logger: Logger;
  /** how many are taken at a time */
  most: number;
  /** many times what so many take; a worker that died holds them so long. Milliseconds */
  expire_ms: number;
  /** how often each is tried in all */
  tries: number;
  /** before the second try; each further one waits twice as long. Milliseconds */
  retry_ms: number;
  /**
   * Takes rows that are due, which nobody else takes until `again_at`: `for update skip locked`. The first try of each is
   * counted with that.
   */
  take(now: Date, again_at: Date, most: number): Promise<Item[]>;
  /** Counts one more try; answers how many there are with it. */
  countTry(item: Item): Promise<number>;
  /** It has its turn again at `try_at`; null: it is given up. */
  putOff(item: Item, try_at: Date | null, reason: string): Promise<void>;
  /** Does what is to be done about all of these, in their order, and settles them: all or none. */
  workOn(items: readonly Item[]): Promise<void>;
  /** what must not be overtaken: of a group nothing is worked on after one that failed. Default: none */
  groupOf?(item: Item): string;
}

export interface Outbox {
  /** Works on what is due. @returns whether as many were taken as can be: there may be more */
  round(): Promise<boolean>;
}

/**
 * An outbox in a table: rows that are written with what they tell of, and worked on until they are settled. Many are
 * worked on together. Where that fails each has its turn alone, so that one that cannot be worked on holds up nobody
 * else; the same is done with what a worker left behind that died, one by one, since one of them may be why.
 */
export function createOutbox<Item extends OutboxItem>(options: OutboxOptions<Item>): Outbox {
  const { clock, logger, most, expire_ms, tries: most_tries, retry_ms } = options;
  const groupOf = options.groupOf ?? (({ id }: Item): string => id);
  const after = (ms: number): Date => new Date(clock.now().getTime() + ms);

  /** @returns whether it is settled */
  async function workOnOne(item: Item, tries: number): Promise<boolean> {
    try {
      if (tries > most_tries) throw new Error('every worker has died over it');
      await options.workOn([item]);
      return true;
    } catch (error) {
      const [reason, last] = [reasonOf(error), tries >= most_tries];
      logger[last ? 'error' : 'warn']({ reason, id: item.id, tries, last }, 'what is due could not be done');
      await options.putOff(item, last ? null : after(retry_ms * 2 ** (tries - 1)), reason);
      return last;
    }
  }

  async function oneByOne(items: readonly Item[], triesOf: (item: Item) => Promise<number>): Promise<void> {
    const held = new Set<string>();
    for (const item of items) {
      if (held.has(groupOf(item))) continue;
      // Counted before: it may be what the worker dies over, and those taken with it had no turn.
      if (!(await workOnOne(item, await triesOf(item)))) held.add(groupOf(item));
    }
  }

  /** Who was tried least comes first: whatever workers die over holds up the others once, not each time. */
  function byTries(items: readonly Item[]): Item[] {
    const tries = new Map<string, number>();
    for (const item of items) tries.set(groupOf(item), Math.max(tries.get(groupOf(item)) ?? 0, item.tries));
    return items.toSorted((a, b) => (tries.get(groupOf(a)) ?? 0) - (tries.get(groupOf(b)) ?? 0));
  }

  return {
    async round() {
      const items = await options.take(clock.now(), after(expire_ms), most);
      const tried = new Set(items.filter(({ tries }) => tries > 0).map(groupOf));
      const fresh = items.filter((item) => !tried.has(groupOf(item)));
      const others = items.filter((item) => tried.has(groupOf(item)));
      if (fresh.length > 0) {
        await options.workOn(fresh).catch(() => oneByOne(fresh, () => Promise.resolve(1)));
      }
      await oneByOne(byTries(others), (item) => options.countTry(item));
      return items.length >= most;
    },
  };
}
