import type { RegisteredRemote, RemoteDescriptor } from '@tessera/shared/composition';
import { findTaken, ownersOf } from '@tessera/shared/remote-rules';
import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import { NOBODY } from '../../framework/http';
import type { Actor } from '../../framework/http';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import type { AuditService } from '../audit/audit.service';
import { checkBudget, checkDescriptor, checkFiles, readDescriptor } from './check-build';
import { remotesRepository } from './remotes.repository';
import type { RemoteHistory } from './remotes.schemas';

export type RemotesService = ReturnType<typeof createRemotesService>;
export interface RemotesDeps extends Pick<Infra, 'db' | 'clock' | 'changes' | 'files'> {
  audit: Pick<AuditService, 'record'>;
}

export interface Build {
  /** the descriptor as it was sent: JSON text */
  descriptor: string;
  /** path → content */
  files: Map<string, Buffer>;
}

/** The registry: which builds there are, and which one of each remote the shell composes now. */
export function createRemotesService({ db, clock, changes, files, audit }: RemotesDeps) {
  /** What lies in a segment of a live remote is that remote's: `/cart` and all below it, `/` alone. */
  async function refuseTakenRoutes(trx: Trx, descriptor: RemoteDescriptor): Promise<void> {
    const owners = ownersOf(await remotesRepository.listLive(trx));
    const taken = findTaken({ name: descriptor.name, descriptor }, owners);
    if (!taken) return;
    const { index, path, owner, owned } = taken;
    throw new AppError('remotes.route_taken', { path, owner, owned }, { field: `routes.${index}.path` });
  }

  /** The files of a version as they lie in the store, with what was uploaded beside the listed ones. */
  async function readStored(folder: string, descriptor: RemoteDescriptor): Promise<Map<string, Buffer>> {
    const contents = new Map<string, Buffer>();
    for (const path of Object.keys(descriptor.files).flatMap((listed) => [listed, `${listed}.br`])) {
      // what is missing of the listed ones is said by whoever checks them
      if (await files.exists(`${folder}/${path}`)) contents.set(path, await files.read(`${folder}/${path}`));
    }
    return contents;
  }

  /**
   * Takes a build in: its files appear at once and complete, or not at all. It is not live yet.
   * @throws AppError `remotes.*`, `request.too_large`
   */
  async function publish(name: string, build: Build, actor: Actor): Promise<RemoteDescriptor> {
    const descriptor = readDescriptor(build.descriptor);
    if (descriptor.name !== name) {
      throw new AppError('remotes.not_valid.name', { said: descriptor.name, wanted: name });
    }
    await checkFiles(descriptor, build.files);
    await checkBudget(descriptor, build.files);
    const folder = `remotes/${name}/${descriptor.version}`;
    await withTransaction(db, async (trx) => {
      await remotesRepository.lock(trx);
      await refuseTakenRoutes(trx, descriptor);
      // The row first: whoever comes second with this version stops here and never touches the files.
      await remotesRepository.insertVersion(
        trx,
        { descriptor, base_url: `/${folder}/`, created_by: actor.user_id },
        clock.now(),
      );
      const entry = { action: 'remotes.publish', record_type: 'remote', record_id: name };
      await audit.record(trx, actor, { ...entry, after: { version: descriptor.version } });
      await files.writeFolder(folder, build.files);
    });
    return descriptor;
  }

  /**
   * Makes a version the one that is composed: promotes a new one or rolls back to an old one.
   * Asks all that publishing asked: what has changed since may be the host, the rules, the other remotes or the files.
   * @throws AppError `remotes.version_not_found`, `remotes.not_valid`, `remotes.contract_not_met`, `remotes.route_taken`
   */
  async function setLive(name: string, version: string, actor: Actor): Promise<void> {
    // A version never changes: what it is itself is looked at before anybody has to wait for the lock.
    const found = await remotesRepository.findVersion(db, name, version);
    if (!found) throw new AppError('remotes.version_not_found', { name, version });
    checkDescriptor(found.descriptor);
    const folder = `remotes/${name}/${version}`;
    if (!(await files.exists(folder))) {
      throw new AppError('remotes.version_not_found.files', { name, version });
    }
    const contents = await readStored(folder, found.descriptor);
    await checkFiles(found.descriptor, contents);
    await checkBudget(found.descriptor, contents);
    await withTransaction(db, async (trx) => {
      await remotesRepository.lock(trx);
      await refuseTakenRoutes(trx, found.descriptor);
      const before = { version: (await remotesRepository.findRemote(trx, name))?.live_version ?? null };
      const entry = { action: 'remotes.set_live', record_type: 'remote', record_id: name };
      await audit.record(trx, actor, { ...entry, before, after: { version } });
      await remotesRepository.setLive(trx, name, version, clock.now());
      await changes.notify(trx, ['remotes']);
    });
  }

  return {
    publish,
    setLive,

    /** What the shell composes now. */
    listLive: (): Promise<RegisteredRemote[]> => remotesRepository.listLive(db),

    /** @throws AppError `remotes.not_found` */
    async getLiveVersion(name: string): Promise<string | null> {
      const remote = await remotesRepository.findRemote(db, name);
      if (!remote) throw new AppError('remotes.not_found', { name });
      return remote.live_version;
    },

    /** Every remote with all its versions, the newest first. */
    async listHistory(): Promise<Static<typeof RemoteHistory>[]> {
      const [remotes, versions] = await Promise.all([
        remotesRepository.listRemotes(db),
        remotesRepository.listVersions(db),
      ]);
      return remotes.map((remote) => ({
        ...remote,
        versions: versions
          .filter(({ name }) => name === remote.name)
          .map(({ version, state, contract, weight, created_at }) => {
            return { version, state, contract, weight, created_at: created_at.toISOString() };
          }),
      }));
    },

    /**
     * Publishes a build and makes it live, unless this version has been live before. Answers whether it has gone live now.
     * What an earlier start left half done is completed: a version that was taken in and not made live, files that are gone.
     */
    async publishOnce(build: Build): Promise<{ name: string; version: string; published: boolean }> {
      const { name, version } = readDescriptor(build.descriptor);
      const known = await remotesRepository.findVersion(db, name, version);
      if (!known) {
        await publish(name, build, NOBODY);
      } else if (!(await files.exists(`remotes/${name}/${version}`))) {
        await checkFiles(known.descriptor, build.files);
        await files.writeFolder(`remotes/${name}/${version}`, build.files);
      }
      // One that an admin has uploaded waits for its promotion.
      const goes_live = !known || (known.state === 'registered' && known.created_by === null);
      if (goes_live) await setLive(name, version, NOBODY);
      return { name, version, published: goes_live };
    },
  };
}
