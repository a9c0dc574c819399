import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import { checkStored } from '../builds/stored-builds';
import { remotesRepository } from '../registry/remotes.repository';
import { refuseTakenRoutes } from './taken-routes';

/** A remote at the moment in which what visitors get of it changes. */
export interface Standing {
  name: string;
  live_version: string | null;
  promotion_id: string | null;
}

/**
 * @param expected what whoever asks believes to be live, null for nothing; undefined: whatever it is
 * @throws AppError `remotes.live_changed`
 */
export function refuseUnexpected({ name, live_version }: Standing, expected: string | null | undefined): void {
  if (expected === undefined || expected === live_version) return;
  throw new AppError('remotes.live_changed', { name, live_version }, { extensions: { live_version } });
}

/** What a version must stand before visitors get it, all of them or some. */
export function createAdmission({ db, files }: Pick<Infra, 'db' | 'files'>) {
  /**
   * A version never changes: what it is itself is looked at before anybody has to wait for the lock.
   * @throws AppError `remotes.version_not_found`, and what `checkStored` throws
   */
  async function checkVersion(name: string, version: string) {
    const found = await remotesRepository.findVersion(db, name, version);
    if (!found) throw new AppError('remotes.version_not_found', { name, version });
    return { version, descriptor: found.descriptor, pages: await checkStored(files, name, found) };
  }

  return {
    checkVersion,

    /** @throws AppError `remotes.not_found` */
    async getRemote(on: Db | Trx, name: string): Promise<Standing> {
      const remote = await remotesRepository.findRemote(on, name);
      if (!remote) throw new AppError('remotes.not_found', { name });
      return remote;
    },

    /**
     * What may have changed while its files were looked at.
     * @throws AppError `remotes.route_taken`, `remotes.version_collected`
     */
    async admit(trx: Trx, name: string, { version, descriptor, pages }: Awaited<ReturnType<typeof checkVersion>>) {
      await refuseTakenRoutes(trx, descriptor);
      const found = await remotesRepository.findVersion(trx, name, version);
      if (found?.collected_at) throw new AppError('remotes.version_collected', { name, version });
      await remotesRepository.notePages(trx, name, version, pages);
    },
  };
}
