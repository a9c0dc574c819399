import { isDeepStrictEqual } from 'node:util';
import type { RegisteredRemote, RemoteDescriptor } from '@tessera/shared/composition';
import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import { NOBODY } from '../../framework/routes/http';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import { withTransaction } from '../../infra/database/transaction';
import type { AuditService } from '../audit/audit.service';
import { checkFiles, countPages, readDescriptor } from './builds/check-build';
import { presentRemote } from './registry/present-remote';
import type { ReleasesService } from './releases/releases.service';
import { remoteListRepository } from './registry/remote-list.repository';
import { remotesRepository } from './registry/remotes.repository';
import type { AdminRemote } from './registry/remotes.schemas';
import { folderOf } from './builds/stored-builds';
import { refuseTakenRoutes } from './releases/taken-routes';

export type RemotesService = ReturnType<typeof createRemotesService>;
export interface RemotesDeps extends Pick<Infra, 'db' | 'clock' | 'files'> {
  audit: Pick<AuditService, 'record'>;
  releases: Pick<ReleasesService, 'setLive'>;
}

export interface Build {
  /** the descriptor as it was sent: JSON text */
  descriptor: string;
  /** path → content */
  files: Map<string, Buffer>;
}

/** The registry: which builds there are, and which one of each remote the shell composes now. */
export function createRemotesService({ db, clock, files, audit, releases }: RemotesDeps) {
  /**
   * Takes a build in: its files appear at once and complete, or not at all. It is not live yet. The same build as one
   * whose files were collected brings them back.
   * @throws AppError `remotes.*`, `request.too_large`
   */
  async function publish(name: string, build: Build, actor: Actor): Promise<RemoteDescriptor> {
    const descriptor = readDescriptor(build.descriptor);
    const { version } = descriptor;
    if (descriptor.name !== name) {
      throw new AppError('remotes.not_valid.name', { said: descriptor.name, wanted: name });
    }
    await checkFiles(descriptor, build.files);
    const pages = await countPages(descriptor, build.files);
    const folder = folderOf(name, version);
    await withTransaction(db, async (trx) => {
      await remotesRepository.lock(trx);
      await refuseTakenRoutes(trx, descriptor);
      const known = await remotesRepository.findVersion(trx, name, version);
      const isBack = known?.collected_at && isDeepStrictEqual(known.descriptor, descriptor);
      const by = { created_by: actor.user_id, token_id: actor.token?.id ?? null };
      const row = { descriptor, pages, base_url: `/${folder}/`, ...by, now: clock.now() };
      // The row first: whoever comes second with this version stops here and never touches the files.
      await (isBack ? remotesRepository.bringBack(trx, row) : remotesRepository.insertVersion(trx, row));
      const entry = { action: 'remotes.publish', record_type: 'remote', record_id: name };
      await audit.record(trx, actor, { ...entry, after: { version } });
      await files.writeFolder(folder, build.files);
    });
    return descriptor;
  }

  return {
    publish,

    /** What the shell composes now. */
    listLive: (): Promise<Required<RegisteredRemote>[]> => remotesRepository.listLive(db),

    /** The same with this version in the place of the live one, or behind the others; without it where it is not there, or was taken back. */
    async listWith(name: string, version: string): Promise<Required<RegisteredRemote>[]> {
      const [live, found] = await Promise.all([
        remotesRepository.listLive(db),
        remotesRepository.findVersion(db, name, version),
      ]);
      if (!found || found.collected_at || found.state === 'retired') return live;
      const { base_url, descriptor, foreign } = found;
      const candidate = { name, version, base_url, descriptor, foreign };
      const at = live.findIndex((remote) => remote.name === name);
      return at === -1 ? [...live, candidate] : live.with(at, candidate);
    },

    /**
     * Every remote with its versions, the newest first.
     * @param only the one that a token is bound to
     */
    async list(only?: string): Promise<Static<typeof AdminRemote>[]> {
      const [remotes, versions] = await Promise.all([
        remoteListRepository.listRemotes(db, only),
        remoteListRepository.listVersions(db, only),
      ]);
      return remotes.map((remote) => presentRemote(remote, versions));
    },

    /**
     * Publishes a build and makes it live, unless this version has been live before. Answers whether it has gone live now.
     * What an earlier start left half done is completed: a version that was taken in and not made live, files that are gone.
     */
    async publishOnce(build: Build): Promise<{ name: string; version: string; published: boolean }> {
      const { name, version } = readDescriptor(build.descriptor);
      const known = await remotesRepository.findVersion(db, name, version);
      // One that an admin has uploaded waits for its promotion.
      const is_waiting = known?.state === 'registered' && known.created_by === null;
      if (!known || (known.collected_at && is_waiting)) {
        await publish(name, build, NOBODY);
      } else if (known.collected_at === null && !(await files.exists(folderOf(name, version)))) {
        await checkFiles(known.descriptor, build.files);
        await files.writeFolder(folderOf(name, version), build.files);
      }
      const goes_live = !known || is_waiting;
      if (goes_live) await releases.setLive(name, version, NOBODY);
      return { name, version, published: goes_live };
    },
  };
}
