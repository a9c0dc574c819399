import type { RemoteDescriptor } from '@tessera/shared/composition';
import { paths } from '@tessera/shared/paths';
import type { Static } from 'typebox';
import { previewPassIn } from '@tessera/server/http';
import { AppError } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import { isId } from '../../infra/basics/ids';
import { createSecretBox } from '../../infra/basics/secret-box';
import type { Db, Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import type { AuditService } from '../audit/audit.service';
import { readPass, writePass } from './preview-pass';
import type { Preview, PreviewOf, Switch } from './preview-pass';
import { previewsRepository as repository } from './previews.repository';
import type { BoundariesNow, PreviewLink, PreviewNow } from './previews.schemas';

export interface PreviewsDeps extends Pick<Infra, 'db' | 'clock' | 'config'> {
  audit: Pick<AuditService, 'record'>;
}

export type PreviewsService = ReturnType<typeof createPreviews>;

/** A link, and what a browser that opened it sees, end after so long (docs/product.md §9). */
const GOOD_FOR_MS = 3600_000;

/** Where a link leads: the page, and the pass for the cookie that lets it be seen. */
interface Opened {
  path: string;
  /** undefined: the link is too old, or not ours */
  pass?: string;
  seconds: number;
}

/** What a preview shows, and where. */
interface Subject {
  name: string;
  path: string;
}

/** The first page of a build that has one address. */
const firstPage = ({ routes }: RemoteDescriptor): string =>
  routes.find(({ path, dev }) => !dev && !/[:*]/.test(path))?.path ?? paths.home();

/** @returns undefined where it is not there any more */
async function findSubject(db: Db | Trx, preview: PreviewOf): Promise<Subject | undefined> {
  if (preview.kind === 'shop') return { name: '', path: paths.home() };
  // no link leads to it: it is of the browser that asked for it
  if (preview.kind === 'boundaries') return undefined;
  if (preview.kind === 'product') {
    const product = await repository.findProduct(db, preview.record_id);
    return product && { name: product.name, path: paths.product(product.slug) };
  }
  const { name, version } = preview;
  const build = await repository.findBuild(db, name, version);
  return build && { name: `${name} ${version}`, path: firstPage(build) };
}

/** Shows in the real shop what is not for everybody yet, to whoever has a signed link, for an hour. */
export function createPreviews({ db, clock, config, audit }: PreviewsDeps) {
  const box = createSecretBox(config.shop_secret, 'previews');

  /** What the bearer of these cookies may see; undefined where they carry no pass that is good. */
  function of(cookies: string | undefined): Preview | undefined {
    const pass = previewPassIn(cookies);
    const read = pass === undefined ? undefined : readPass(box, pass, clock.now());
    if (!read || read.ended) return undefined;
    const { ended: _, ...preview } = read;
    return preview;
  }

  function link(preview: PreviewOf): Static<typeof PreviewLink> {
    const expires_at = new Date(clock.now().getTime() + GOOD_FOR_MS);
    const pass = writePass(box, { ...preview, expires_at });
    return { url: `${config.public_url}/api/previews/${pass}`, expires_at: expires_at.toISOString() };
  }

  return {
    of,

    /** A link to a product as it is now, saved and not published. @throws AppError `catalogue.product_not_found` */
    linkToProduct: (actor: Actor, record_id: string): Promise<Static<typeof PreviewLink>> =>
      withTransaction(db, async (trx) => {
        const product = isId(record_id) ? await repository.findProduct(trx, record_id) : undefined;
        if (!product) throw new AppError('catalogue.product_not_found');
        const made = link({ kind: 'product', record_id });
        const after = { name: product.name, expires_at: made.expires_at };
        await audit.record(trx, actor, { action: 'products.preview', record_type: 'product', record_id, after });
        return made;
      }),

    /**
     * A link to the shop with this version of a remote in the place of the live one.
     * @throws AppError `remotes.version_not_found`, also where its files were collected, or it was live and is not any more
     */
    linkToRemote: (actor: Actor, name: string, version: string): Promise<Static<typeof PreviewLink>> =>
      withTransaction(db, async (trx) => {
        if (!(await repository.findBuild(trx, name, version))) {
          throw new AppError('remotes.version_not_found', { name, version });
        }
        const made = link({ kind: 'remote', name, version });
        const after = { version, expires_at: made.expires_at };
        await audit.record(trx, actor, { action: 'remotes.preview', record_type: 'remote', record_id: name, after });
        return made;
      }),

    /** A link to the whole shop as if it were open, for whoever looks at it while it is closed. */
    linkToShop: (actor: Actor): Promise<Static<typeof PreviewLink>> =>
      withTransaction(db, async (trx) => {
        const made = link({ kind: 'shop' });
        const after = { expires_at: made.expires_at };
        await audit.record(trx, actor, { action: 'store.preview', record_type: 'store', record_id: 'store', after });
        return made;
      }),

    /** What lets this browser see boundaries: in the cookie alone, never as a link. @returns how long it does, and what is seen */
    seeBoundaries(actor: Actor, given: readonly Switch[]) {
      const switches = [...new Map(given.map((one) => [one.remote, one])).values()];
      const expires_at = new Date(clock.now().getTime() + GOOD_FOR_MS);
      const seen = { switches, expires_at: expires_at.toISOString() };
      const said = switches.map(({ remote, trouble }) => `${remote}: ${trouble}`).join(', ');
      const after = { switches: said, expires_at: seen.expires_at };
      return withTransaction(db, async (trx) => {
        await audit.record(trx, actor, {
          action: 'remotes.boundaries',
          record_type: 'store',
          record_id: 'store',
          after,
        });
        return {
          pass: writePass(box, { kind: 'boundaries', switches, expires_at }),
          seconds: GOOD_FOR_MS / 1_000,
          seen,
        };
      });
    },

    /** What the bearer of these cookies sees of boundaries. */
    boundaries(cookies: string | undefined): Static<typeof BoundariesNow> {
      const preview = of(cookies);
      if (preview?.kind !== 'boundaries') return { boundaries: null };
      return { boundaries: { switches: preview.switches, expires_at: preview.expires_at.toISOString() } };
    },

    /** Where a link leads; one that has ended leads to what everybody sees there. */
    async open(pass: string): Promise<Opened> {
      const now = clock.now();
      const read = readPass(box, pass, now);
      const subject = read && (await findSubject(db, read));
      if (!read || !subject) return { path: paths.home(), seconds: 0 };
      const { path } = subject;
      if (read.ended) return { path, seconds: 0 };
      return { path, pass, seconds: Math.ceil((read.expires_at.getTime() - now.getTime()) / 1_000) };
    },

    /** What the banner says. */
    async show(cookies: string | undefined): Promise<Static<typeof PreviewNow>> {
      const preview = of(cookies);
      const subject = preview && (await findSubject(db, preview));
      if (!preview || preview.kind === 'boundaries' || !subject) return { preview: null };
      return { preview: { kind: preview.kind, ...subject, expires_at: preview.expires_at.toISOString() } };
    },
  };
}
