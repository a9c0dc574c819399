import { sql } from 'kysely';
import type { Language } from '../../core/languages';
import type { Db, Trx } from '../../infra/database/db';
import { heldVersion } from '../../infra/database/held-version';
import type { PageKey, PageText } from './content.repository';

/** Of one text so many of its latest versions are kept, and the one that is shown (docs/product.md §4, 'Shop front'). */
const MOST_KEPT = 50;

interface Saved {
  version: number;
  saved_at: Date;
  saved_by: { id: string; name: string } | null;
}

/** A text as staff saved it last, shown or not. */
export interface EditedText extends PageText, Saved {
  slug: string;
  language: Language;
  is_sample: boolean;
  published_version: number | null;
}

export type ListedText = Omit<EditedText, 'description' | 'markdown' | 'saved_by'>;

export interface KeptVersion extends Saved {
  is_published: boolean;
}

/** A save: which text, what it says now, and its version until then (0: there was none). */
export interface TextSave {
  key: PageKey;
  text: PageText;
  version: number;
  /** what shoppers see from now on: this text, what they saw before, or nothing of it */
  shown: 'this' | 'before' | 'nothing';
  now: Date;
  by: string;
}

const saver = sql`case when users.id is not null
  then jsonb_build_object('id', users.id, 'name', users.first_name || ' ' || users.last_name) end`;
/** A text that another version of the shop has put there has no version of its own: then it is what is shown. */
const latest = sql`content_pages left join content_page_versions as latest
  on latest.slug = content_pages.slug and latest.language = content_pages.language
  and latest.version = content_pages.version`;

/**
 * The highest version that a deleted text had: one that is made anew under its name begins above it, so that an editor
 * that was left open does not take it for what was deleted.
 */
async function lastOfRemoved(trx: Trx): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from content_removed_version`.execute(trx);
  return rows[0]?.version ?? 0;
}

/** SQL of the shop's texts as staff write them. */
export const contentEditsRepository = {
  /** Every text in every language, by their names. */
  async list(db: Db, most: number): Promise<ListedText[]> {
    const { rows } = await sql<ListedText>`
      select content_pages.slug, content_pages.language, coalesce(latest.title, content_pages.title) as title, is_sample,
        content_pages.version, published_version, updated_at as saved_at
      from ${latest} order by content_pages.slug, content_pages.language limit ${most}`.execute(db);
    return rows;
  },

  async count(db: Db | Trx): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(distinct slug)::integer as count from content_pages`.execute(db);
    return rows[0]?.count ?? 0;
  },

  async find(db: Db | Trx, { slug, language }: PageKey): Promise<EditedText | undefined> {
    const { rows } = await sql<EditedText>`
      select content_pages.slug, content_pages.language, coalesce(latest.title, content_pages.title) as title,
        coalesce(latest.description, content_pages.description) as description,
        coalesce(latest.markdown, content_pages.markdown) as markdown, is_sample, content_pages.version,
        published_version, updated_at as saved_at, ${saver} as saved_by
      from ${latest} left join users on users.id = content_pages.last_modified_by
      where content_pages.slug = ${slug} and content_pages.language = ${language}`.execute(db);
    return rows[0];
  },

  async languagesOf(db: Db | Trx, slug: string): Promise<Language[]> {
    const rows = await db.selectFrom('content_pages').select('language').where('slug', '=', slug).execute();
    return rows.map(({ language }) => language);
  },

  /** Writes a text where it still is at its version, and keeps what was written. @returns whether it was */
  async save(trx: Trx, { key, text, version: asked, shown, now, by }: TextSave): Promise<boolean> {
    const version = heldVersion(asked);
    const next = (version === 0 ? await lastOfRemoved(trx) : version) + 1;
    const row = { version: next, updated_at: now, last_modified_by: by, is_sample: false };
    // What is shown stands in the page's own columns, and stays there while a draft is written.
    const is_published = shown === 'this';
    const published = shown === 'before' ? {} : { published_version: is_published ? next : null };
    const result =
      version === 0
        ? await trx
            .insertInto('content_pages')
            .values({ ...key, ...text, ...row, published_version: is_published ? next : null, created_at: now })
            .onConflict((conflict) => conflict.columns(['slug', 'language']).doNothing())
            .executeTakeFirst()
        : await trx
            .updateTable('content_pages')
            .set({ ...row, ...published, ...(is_published && text) })
            .where('slug', '=', key.slug)
            .where('language', '=', key.language)
            .where('version', '=', version)
            .executeTakeFirst();
    const written = 'numUpdatedRows' in result ? result.numUpdatedRows : result.numInsertedOrUpdatedRows;
    if ((written ?? 0n) === 0n) return false;
    await trx
      .insertInto('content_page_versions')
      .values({ ...key, ...text, version: next, is_published, saved_at: now, saved_by: by })
      .execute();
    await trx
      .deleteFrom('content_page_versions')
      .where('slug', '=', key.slug)
      .where('language', '=', key.language)
      .where('version', '<=', next - MOST_KEPT)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('content_pages')
              .whereRef('content_pages.slug', '=', 'content_page_versions.slug')
              .whereRef('content_pages.language', '=', 'content_page_versions.language')
              .whereRef('content_pages.published_version', '=', 'content_page_versions.version'),
          ),
        ),
      )
      .execute();
    return true;
  },

  /** Deletes a text where it still is at its version. One that is written later begins above it. @returns whether it was */
  async remove(trx: Trx, { slug, language }: PageKey, version: number): Promise<boolean> {
    const result = await trx
      .deleteFrom('content_pages')
      .where('slug', '=', slug)
      .where('language', '=', language)
      .where('version', '=', heldVersion(version))
      .executeTakeFirst();
    if (result.numDeletedRows === 0n) return false;
    await sql`update content_removed_version set version = greatest(version, ${version})`.execute(trx);
    return true;
  },

  /** The latest first. */
  async listVersions(db: Db, { slug, language }: PageKey): Promise<KeptVersion[]> {
    const { rows } = await sql<KeptVersion>`
      select content_page_versions.version, is_published, saved_at, ${saver} as saved_by
      from content_page_versions left join users on users.id = saved_by
      where content_page_versions.slug = ${slug} and content_page_versions.language = ${language}
      order by content_page_versions.version desc limit ${MOST_KEPT + 1}`.execute(db);
    return rows;
  },

  async findVersion(
    db: Db,
    { slug, language }: PageKey,
    version: number,
  ): Promise<(KeptVersion & PageText) | undefined> {
    const { rows } = await sql<KeptVersion & PageText>`
      select content_page_versions.version, is_published, saved_at, ${saver} as saved_by, title, description, markdown
      from content_page_versions left join users on users.id = saved_by
      where content_page_versions.slug = ${slug} and content_page_versions.language = ${language}
        and content_page_versions.version = ${version}`.execute(db);
    return rows[0];
  },
};
