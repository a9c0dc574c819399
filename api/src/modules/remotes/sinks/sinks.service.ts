import { randomBytes } from 'node:crypto';
import type { Static } from 'typebox';
import { AppError, notValid } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import { newId } from '../../../infra/basics/ids';
import { pick } from '../../../infra/basics/pick';
import { createSecretBox } from '../../../infra/basics/secret-box';
import type { Db, Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import type { AuditService } from '../../audit/audit.service';
import { createAdmission } from '../releases/admission';
import { SINKS } from './deliver-sinks.service';
import { faultsOfHeader, faultsOfUrl } from './read-sink';
import { createSender } from './send-to-sink';
import { sinkEventsRepository } from './sink-events.repository';
import { sinksRepository, type NewSink, type SinkKind, type SinkRow } from './sinks.repository';
import type { RemoteSink, SavedSink, SinkBody, SinkTest } from './sinks.schemas';

export type SinksService = ReturnType<typeof createSinksService>;
export interface SinksDeps extends Pick<Infra, 'db' | 'clock' | 'files' | 'config' | 'logger'> {
  audit: Pick<AuditService, 'record'>;
}

/** As Standard Webhooks has it: 24 to 64 bytes. */
const SECRET_BYTES = 32;
const TEST_MESSAGE = 'A test from the back office: nothing has failed.';

const present = (row: SinkRow & { waiting: number }): Static<typeof RemoteSink> => ({
  ...pick(row, ['kind', 'url', 'is_on', 'header_name', 'version', 'waiting', 'dropped', 'tries']),
  ...pick(row, ['failure', 'failure_status']),
  next_at: row.batch && row.is_on && row.tries > 0 ? row.next_at.toISOString() : null,
  delivered_at: row.delivered_at?.toISOString() ?? null,
  failed_at: row.failed_at?.toISOString() ?? null,
});

/** As the audit log shows one: an address may have a key in its path. */
const inWords = (row: Pick<SinkRow, 'kind' | 'url' | 'is_on' | 'header_name'> | undefined) =>
  row ? { sink: row.kind, host: new URL(row.url).host, is_on: row.is_on, header_name: row.header_name } : null;

const isSameServer = (one: string, other: string): boolean =>
  URL.canParse(other) && new URL(one).origin === new URL(other).origin;

/** Where a remote's team has what browsers say of it sent (docs/api.md, 'Sinks'). */
export function createSinksService({ db, clock, files, config, logger, audit }: SinksDeps) {
  const { getRemote } = createAdmission({ db, files });
  const box = createSecretBox(config.shop_secret, SINKS);
  const send = createSender({ box, logger, trusted: config.sink_hosts });

  async function find(on: Db | Trx, name: string, kind: SinkKind): Promise<Static<typeof RemoteSink> | undefined> {
    const row = (await sinksRepository.list(on, name)).find((sink) => sink.kind === kind);
    return row && present(row);
  }

  /** @throws AppError `conflict` with what is there */
  async function refuseStale(trx: Trx, name: string, kind: SinkKind, isCurrent: boolean): Promise<void> {
    if (isCurrent) return;
    throw new AppError('conflict', {}, { extensions: { present: (await find(trx, name, kind)) ?? null } });
  }

  function refuseFaults(kind: SinkKind, body: Static<typeof SinkBody>, before: SinkRow | undefined): void {
    const { url, header_name = null, header_value } = body;
    const ofUrl = faultsOfUrl(url, config.sink_hosts);
    // whoever may set an address but was never told the value gets it sent nowhere else
    const isKept = before !== undefined && before.header_name === header_name && isSameServer(before.url, url);
    const ofHeader = kind === 'otlp' ? faultsOfHeader(header_name, header_value, isKept) : {};
    const faults = { ...ofUrl, ...ofHeader };
    if (Object.keys(faults).length > 0) throw notValid(faults);
  }

  function headerOf(kind: SinkKind, { header_name = null, header_value }: Static<typeof SinkBody>, before?: SinkRow) {
    if (kind === 'webhook' || header_name === null) return { header_name: null, header_value: null };
    const sealed = header_value === undefined ? (before?.header_value ?? null) : box.seal(Buffer.from(header_value));
    return { header_name, header_value: sealed };
  }

  /** @returns false: somebody else has written it meanwhile */
  async function write(trx: Trx, row: Omit<NewSink, 'id' | 'next_at'>, before?: SinkRow): Promise<boolean> {
    const next_at = clock.now();
    if (!before) return sinksRepository.insert(trx, { id: newId(), ...row, next_at });
    const forgotten = row.is_on ? {} : { batch: null, dropped: 0 };
    if (!row.is_on) await sinkEventsRepository.removeAll(trx, before.id);
    return sinksRepository.update(trx, before.id, before.version, { ...row, next_at, tries: 0, ...forgotten });
  }

  return {
    /**
     * @param sees_keys false: of whom it is sent to the server alone is told; path and query may hold a key
     * @throws AppError `remotes.not_found`
     */
    async list(name: string, sees_keys: boolean): Promise<Static<typeof RemoteSink>[]> {
      await getRemote(db, name);
      const sinks = (await sinksRepository.list(db, name)).map(present);
      return sees_keys ? sinks : sinks.map((sink) => ({ ...sink, url: new URL(sink.url).origin }));
    },

    /**
     * Sets where to; what is on its way to another address goes to the new one. Turned off, what waits is forgotten.
     * @throws AppError `remotes.not_found`, `validation.failed` by field, `conflict` with `present`
     */
    async set(
      name: string,
      kind: SinkKind,
      body: Static<typeof SinkBody>,
      actor: Actor,
    ): Promise<Static<typeof SavedSink>> {
      const { url, is_on, version, new_secret = false } = body;
      const secret = randomBytes(SECRET_BYTES);
      return withTransaction(db, async (trx) => {
        await getRemote(trx, name);
        const before = await sinksRepository.find(trx, name, kind);
        refuseFaults(kind, body, before);
        await refuseStale(trx, name, kind, (before?.version ?? 0) === version);
        const isNew = kind === 'webhook' && (new_secret || !before);
        const row = {
          url: new URL(url).href,
          is_on,
          ...headerOf(kind, body, before),
          ...(isNew && { secret: box.seal(secret) }),
        };
        await refuseStale(trx, name, kind, await write(trx, { name, kind, ...row }, before));
        await audit.record(trx, actor, {
          action: 'remotes.set_sink',
          record_type: 'remote',
          record_id: name,
          before: inWords(before),
          after: { ...inWords({ kind, ...row }), ...(isNew && { new_secret: true }) },
        });
        const sink = await find(trx, name, kind);
        if (!sink) throw new AppError('remotes.not_found', { name });
        return { sink, secret: isNew ? `whsec_${secret.toString('base64')}` : null };
      });
    },

    /** Forgets it, and what waits for it. @throws AppError `request.not_found`, `conflict` with `present` */
    async remove(name: string, kind: SinkKind, version: number, actor: Actor): Promise<void> {
      await withTransaction(db, async (trx) => {
        const before = await sinksRepository.find(trx, name, kind);
        if (!before) throw new AppError('request.not_found');
        await refuseStale(trx, name, kind, await sinksRepository.remove(trx, before.id, version));
        const entry = { action: 'remotes.remove_sink', record_type: 'remote', record_id: name };
        await audit.record(trx, actor, { ...entry, before: inWords(before), after: null });
      });
    },

    /** Sends one event at once, also while it is off, which is in the audit log whether it arrives or not. @throws AppError `request.not_found` */
    async test(name: string, kind: SinkKind, actor: Actor): Promise<Static<typeof SinkTest>> {
      const sink = await sinksRepository.find(db, name, kind);
      if (!sink) throw new AppError('request.not_found');
      const now = clock.now();
      const { live_version } = await getRemote(db, name);
      const entry = { action: 'remotes.test_sink', record_type: 'remote', record_id: name };
      const after = { sink: kind, host: new URL(sink.url).host };
      await withTransaction(db, (trx) => audit.record(trx, actor, { ...entry, after }));
      const minute = now.toISOString();
      const event = { id: newId(), version: live_version ?? '', kind: 'test', minute, count: 1, path: '', slot: '' };
      const events = [{ ...event, message: TEST_MESSAGE }];
      const sent = await send(sink, { id: newId(), remote: name, created_at: minute, dropped: 0, events }, now);
      const { failure, status } = sent ?? { failure: null, status: null };
      await sinksRepository.noteTest(
        db,
        sink.id,
        sent ? { failed_at: now, failure, failure_status: status } : { delivered_at: now },
      );
      return { has_arrived: sent === null, failure, failure_status: status };
    },
  };
}
