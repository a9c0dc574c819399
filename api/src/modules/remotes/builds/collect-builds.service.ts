import type { Infra } from '../../../infra';
import { withTransaction } from '../../../infra/database/transaction';
import { collectBuildsRepository } from './collect-builds.repository';
import { remotesRepository } from '../registry/remotes.repository';
import { folderOf } from './stored-builds';

const HOUR_MS = 3_600_000;
/** Since a version was published (docs/api.md, 'Remotes'). */
const KEEP_MS = 30 * 24 * HOUR_MS;
/** Since it was live: what an open page asks for is there for so long. */
const KEEP_LIVE_MS = 24 * HOUR_MS;

/** Removes the files of old versions; that there was such a version is kept for good. */
export function createCollectBuildsService({ db, clock, files }: Pick<Infra, 'db' | 'clock' | 'files'>) {
  return {
    /** @returns those whose files are gone now, as `cart 1.0.0` */
    collect: (): Promise<string[]> =>
      withTransaction(db, async (trx) => {
        // nobody makes one of them live, or publishes it again, meanwhile
        await remotesRepository.lock(trx);
        const now = clock.now();
        const ages = { published: new Date(now.getTime() - KEEP_MS), live: new Date(now.getTime() - KEEP_LIVE_MS) };
        const old = await collectBuildsRepository.collect(trx, ages, now);
        // inside of it: cut off here, the rows say that the files are there, and the next run removes what is left
        for (const { name, version } of old) await files.removeFolder(folderOf(name, version));
        return old.map(({ name, version }) => `${name} ${version}`);
      }),
  };
}
