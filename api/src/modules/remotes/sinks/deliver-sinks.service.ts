import { createSecretBox } from '../../../infra/basics/secret-box';
import type { Infra } from '../../../infra';
import { newId } from '../../../infra/basics/ids';
import { withTransaction } from '../../../infra/database/transaction';
import { createSender } from './send-to-sink';
import type { SinkBatch } from './sink-event';
import { sinkEventsRepository } from './sink-events.repository';
import { sinksRepository, type SinkRow } from './sinks.repository';

export type DeliverSinksDeps = Pick<Infra, 'db' | 'clock' | 'logger' | 'config'>;

/** The purpose of the key that seals what sinks are signed and opened by. */
export const SINKS = 'remote-sinks';
/** Of one batch. */
const EVENTS_MAX = 200;
/** Many times what a batch takes: a worker that died over one holds the sink so long. Milliseconds. */
const LEASE_MS = 60_000;
/** Between two batches of a sink, and before the second try of one; each further try waits twice as long, up to an hour. */
const PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** Two and a half hours in all. */
const TRIES = 10;

/**
 * Sends what browsers say of remotes to their teams (docs/api.md, 'Sinks'). Batch by batch, at least once: what a worker
 * has sent and could not settle is sent again under the same id.
 */
export function createDeliverSinksService({ db, clock, logger, config }: DeliverSinksDeps) {
  const box = createSecretBox(config.shop_secret, SINKS);
  const send = createSender({ box, logger, trusted: config.sink_hosts });
  const after = (ms: number): Date => new Date(clock.now().getTime() + ms);

  /** @returns undefined: nothing waits any more */
  const nextBatch = ({ id, name, dropped }: SinkRow): Promise<SinkBatch | undefined> =>
    withTransaction(db, async (trx) => {
      const events = await sinkEventsRepository.take(trx, id, EVENTS_MAX);
      if (events.length === 0) return undefined;
      const batch = { id: newId(), remote: name, created_at: clock.now().toISOString(), dropped, events };
      return sinksRepository.setBatch(trx, id, batch);
    });

  async function deliver(taken: SinkRow): Promise<void> {
    const batch = taken.batch ?? (await nextBatch(taken));
    if (!batch) return;
    const sink = { ...taken, batch, tries: taken.batch ? taken.tries : 0 };
    const sent = await send(sink, batch, clock.now());
    if (!sent) {
      await sinksRepository.settle(db, sink, {
        batch: null,
        tries: 0,
        delivered_at: clock.now(),
        next_at: after(PAUSE_MS),
      });
      return;
    }
    const tries = sink.tries + 1;
    const isOver = tries >= TRIES;
    const lost = batch.dropped + batch.events.reduce((sum, { count }) => sum + count, 0);
    await sinksRepository.settle(db, sink, {
      ...{ failed_at: clock.now(), failure: sent.failure, failure_status: sent.status },
      ...(isOver ? { batch: null, tries: 0 } : { tries }),
      next_at: after(Math.min(PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS)),
    });
    if (isOver) await sinksRepository.countDropped(db, sink.id, lost);
  }

  return {
    /**
     * Sends each sink whose time has come its next batch; one that fails keeps no other from its own.
     * @returns whether there was one: there may be more
     */
    async deliver(): Promise<boolean> {
      const taken = await sinksRepository.take(db, clock.now(), after(LEASE_MS));
      await Promise.all(
        taken.map((sink) =>
          deliver(sink).catch((error: unknown) =>
            logger.error({ err: error, remote: sink.name }, 'a sink could not be served'),
          ),
        ),
      );
      return taken.length > 0;
    },
  };
}
