import type { Static } from 'typebox';
import { previewPassIn } from '@tessera/server/http';
import { AppError } from '../../errors/errors';
import type { Actor } from '../../framework/http';
import type { Infra } from '../../infra';
import { isId } from '../../infra/basics/ids';
import { createSecretBox } from '../../infra/basics/secret-box';
import { withTransaction } from '../../infra/database/transaction';
import type { AuditService } from '../audit/audit.service';
import { readPass, writePass } from './preview-pass';
import type { Preview } from './preview-pass';
import { previewsRepository as repository } from './previews.repository';
import type { PreviewLink, PreviewNow } from './previews.schemas';

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

  return {
    of,

    /** A link to a product as it is now, saved and not published. @throws AppError `catalogue.product_not_found` */
    linkTo: (actor: Actor, record_id: string): Promise<Static<typeof PreviewLink>> =>
      withTransaction(db, async (trx) => {
        const product = isId(record_id) ? await repository.findProduct(trx, record_id) : undefined;
        if (!product) throw new AppError('catalogue.product_not_found');
        const expires_at = new Date(clock.now().getTime() + GOOD_FOR_MS);
        const after = { name: product.name, expires_at: expires_at.toISOString() };
        await audit.record(trx, actor, { action: 'products.preview', record_type: 'product', record_id, after });
        const pass = writePass(box, { kind: 'product', record_id, expires_at });
        return { url: `${config.public_url}/api/previews/${pass}`, expires_at: expires_at.toISOString() };
      }),

    /** Where a link leads; one that has ended leads to what everybody sees there. */
    async open(pass: string): Promise<Opened> {
      const now = clock.now();
      const read = readPass(box, pass, now);
      const product = read && (await repository.findProduct(db, read.record_id));
      if (!read || !product) return { path: '/', seconds: 0 };
      const path = `/products/${encodeURIComponent(product.slug)}`;
      if (read.ended) return { path, seconds: 0 };
      return { path, pass, seconds: Math.ceil((read.expires_at.getTime() - now.getTime()) / 1_000) };
    },

    /** What the banner says. */
    async show(cookies: string | undefined): Promise<Static<typeof PreviewNow>> {
      const preview = of(cookies);
      const product = preview && (await repository.findProduct(db, preview.record_id));
      if (!preview || !product) return { preview: null };
      return { preview: { ...product, expires_at: preview.expires_at.toISOString() } };
    },
  };
}
