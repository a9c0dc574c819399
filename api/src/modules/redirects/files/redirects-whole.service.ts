import { losslessLine } from '../../../framework/files/format/escapes';
import type { FilePart } from '../../../framework/door/job-kinds';
import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import { csvHead } from '../../../presenters/formats/csv';
import { redirectsRepository as repository } from '../records/redirects.repository';
import { HEADINGS } from './heading-words';

export type RedirectsWholeService = ReturnType<typeof createRedirectsWhole>;

const A_PART = 1_000;

/** All redirects as a file that comes back without a change, and that Shopify takes, too. */
export function createRedirectsWhole({ db }: Pick<Infra, 'db'>) {
  return {
    /** How many there are, and where the file begins. */
    async begin(handle: Db | Trx) {
      return { total: await repository.count(handle, ''), is_exact: true, position: { after: '' } };
    },

    async read({ after }: { after: string }): Promise<FilePart> {
      const found = await repository.listAfter(db, after, A_PART);
      const head = after === '' ? csvHead(HEADINGS) : '';
      const lines = found.map(({ path, target }) => losslessLine([path, target]));
      const last = found.length === A_PART ? found.at(-1) : undefined;
      return {
        content: Buffer.from(head + lines.join('')),
        rows: found.length,
        next: last ? { after: last.path } : null,
      };
    },
  };
}
