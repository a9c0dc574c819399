import { addressOfText, isOwnText } from '@tessera/shared/composition';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../core/languages';
import type { Language } from '../../core/languages';
import { AppError, notValid } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import { messageOf } from '../../messages/message';
import type { AuditService } from '../audit/audit.service';
import type { MenusService } from '../navigation/menus.service';
import { MOST_PAGES } from './content-admin.schemas';
import type {
  AdminPageListView,
  AdminPageView,
  PageVersionListView,
  PageVersionView,
  TextPreviewed,
  TextSaved,
} from './content-admin.schemas';
import { contentEditsRepository as repository } from './content-edits.repository';
import type { EditedText, KeptVersion, ListedText, TextSave } from './content-edits.repository';
import type { PageKey, PageText } from './content.repository';
import { tagsOf } from './content.service';
import type { ContentService } from './content.service';
import { renderDocument } from './render-document';

export interface ContentEditsDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  audit: Pick<AuditService, 'record'>;
  content: Pick<ContentService, 'preview'>;
  menus: Pick<MenusService, 'namesPage'>;
}

export type ContentEditsService = ReturnType<typeof createContentEdits>;
type Staff = Actor & { user_id: string };

const MARKDOWN_MAX = 100_000;
/** What the settings say is put in for each. */
const MOST_PLACEHOLDERS = 20;

/** The shop's texts as staff write them; every save is kept (docs/product.md §4, 'Shop front'). */
export function createContentEdits({ db, clock, changes, audit, content, menus }: ContentEditsDeps) {
  /** @throws AppError `content.page_not_found` where it is written in no language */
  async function get(key: PageKey, handle: Db | Trx = db): Promise<AdminPageView> {
    const row = await repository.find(handle, key);
    if (row) return present(row);
    if ((await repository.languagesOf(handle, key.slug)).length === 0) throw new AppError('content.page_not_found');
    return present({ ...key, ...NOT_WRITTEN });
  }

  const stale = async (trx: Trx, key: PageKey): Promise<AppError> =>
    new AppError('conflict', {}, { extensions: { present: await get(key, trx) } });

  async function write(
    actor: Staff,
    action: string,
    write_: Omit<TextSave, 'now' | 'by'>,
    before: AdminPageView,
  ): Promise<void> {
    const { key, text, shown } = write_;
    await withTransaction(db, async (trx) => {
      const saved = await repository.save(trx, { ...write_, now: clock.now(), by: actor.user_id });
      if (!saved) throw await stale(trx, key);
      const after = {
        ...text,
        published: shown === 'this' || (shown === 'before' && before.published_version !== null),
      };
      const entry = { action: `pages.${action}`, record_type: 'page', record_id: `${key.slug}/${key.language}` };
      await audit.record(trx, actor, { ...entry, ...differing(before, after) });
      // header and footer say what it is called, and lead to it as long as it is shown
      const isNamed = shown !== 'before' && (await menus.namesPage(trx, key.slug));
      await changes.notify(trx, [...tagsOf(key.slug), ...(isNamed ? ['store'] : [])]);
    });
  }

  return {
    /** Every text, by its name. */
    async list(): Promise<AdminPageListView> {
      const rows = await repository.list(db, MOST_PAGES * LANGUAGES.length);
      const slugs = [...new Set(rows.map(({ slug }) => slug))];
      return { items: slugs.map((slug) => presentListed(rows.filter((row) => row.slug === slug))) };
    },

    get: (key: PageKey) => get(key),

    /**
     * Begins a text in English, as a draft.
     * @throws AppError `validation.failed` where there is one of that name, or too many
     */
    async create(actor: Staff, { slug, title }: { slug: string; title: string }): Promise<AdminPageView> {
      const key: PageKey = { slug, language: DEFAULT_LANGUAGE };
      if ((await repository.languagesOf(db, slug)).length > 0)
        throw notValid({ slug: [messageOf('validation.failed.page_taken')] });
      if ((await repository.count(db)) >= MOST_PAGES)
        throw notValid({ slug: [messageOf('validation.failed.too_many_pages', { most: MOST_PAGES })] });
      const text = { title: title.trim(), description: '', markdown: '' };
      const before = present({ ...key, ...NOT_WRITTEN });
      await write(actor, 'create', { key, text, version: 0, shown: 'nothing' }, before);
      return get(key);
    },

    /**
     * Keeps what was written, and shows it where it is published; pages follow within a second.
     * @throws AppError `content.page_not_found`, `validation.failed`, or `conflict` with `present`
     */
    async save(actor: Staff, key: PageKey, { publish, version, ...given }: TextSaved): Promise<AdminPageView> {
      const text = { ...given, title: given.title.trim(), description: given.description.trim() };
      refuseUnreadable(text.markdown);
      const before = await get(key);
      const shown = publish ? 'this' : 'before';
      await write(actor, publish ? 'publish' : 'update', { key, text, version, shown }, before);
      return get(key);
    },

    /**
     * Takes a text off the shop; what it says stays as a draft.
     * @throws AppError `content.page_not_found` or `conflict` with `present`
     */
    async hide(actor: Staff, key: PageKey, version: number): Promise<AdminPageView> {
      const before = await get(key);
      const { title, description, markdown } = before;
      await write(actor, 'hide', { key, text: { title, description, markdown }, version, shown: 'nothing' }, before);
      return get(key);
    },

    /**
     * Deletes a text that is not shown, with its versions. Those that every shop has stay.
     * @throws AppError `content.page_not_found`, `content.not_possible`, or `conflict` with `present`
     */
    async remove(actor: Staff, key: PageKey, version: number): Promise<void> {
      const before = await get(key);
      if (before.is_own) throw new AppError('content.not_possible.own');
      if (before.published_version !== null) throw new AppError('content.not_possible.shown');
      await withTransaction(db, async (trx) => {
        const languages = await repository.languagesOf(trx, key.slug);
        if (key.language === DEFAULT_LANGUAGE && languages.length > 1)
          throw new AppError('content.not_possible.other_languages');
        if (!(await repository.remove(trx, key, version))) throw await stale(trx, key);
        const entry = { action: 'pages.delete', record_type: 'page', record_id: `${key.slug}/${key.language}` };
        await audit.record(trx, actor, { ...entry, before: { title: before.title } });
        await changes.notify(trx, tagsOf(key.slug));
      });
    },

    /** A text as the shop would show it, by the shop's own renderer; nothing is kept. @throws AppError `validation.failed` */
    preview(key: PageKey, text: TextPreviewed) {
      refuseUnreadable(text.markdown);
      return content.preview({ ...key, ...text, is_sample: false, updated_at: clock.now() });
    },

    /** What was saved, the latest first. */
    async versions(key: PageKey): Promise<PageVersionListView> {
      const rows = await repository.listVersions(db, key);
      return { items: rows.map(presentSaved) };
    },

    /** A text as it was saved. @throws AppError `content.page_not_found` */
    async version(key: PageKey, version: number): Promise<PageVersionView> {
      const row = await repository.findVersion(db, key, version);
      if (!row) throw new AppError('content.page_not_found');
      const { title, description, markdown } = row;
      return { ...presentSaved(row), title, description, markdown };
    },
  };
}

const NOT_WRITTEN = {
  title: '',
  description: '',
  markdown: '',
  is_sample: false,
  version: 0,
  published_version: null,
  saved_at: null,
  saved_by: null,
};

type State = AdminPageView['state'];

function stateOf({ version, published_version }: Pick<ListedText, 'version' | 'published_version'>): State {
  if (version === 0) return 'missing';
  if (published_version === null) return 'draft';
  return published_version === version ? 'published' : 'changed';
}

function present(row: Omit<EditedText, 'saved_at'> & { saved_at: Date | null }): AdminPageView {
  const { slug, saved_at } = row;
  const more = { address: addressOfText(slug), is_own: isOwnText(slug), state: stateOf(row) };
  return { ...row, ...more, saved_at: saved_at?.toISOString() ?? null };
}

const presentSaved = ({ version, is_published, saved_at, saved_by }: KeptVersion) => ({
  version,
  is_published,
  saved_at: saved_at.toISOString(),
  saved_by,
});

/** @param rows one text in its languages @throws Error for none */
function presentListed(rows: readonly ListedText[]): AdminPageListView['items'][number] {
  const inLanguage = (language: Language) => rows.find((row) => row.language === language);
  const first = inLanguage(DEFAULT_LANGUAGE) ?? rows[0];
  if (!first) throw new Error('A text in no language');
  const state = (language: Language): State => {
    const row = inLanguage(language);
    return row ? stateOf(row) : 'missing';
  };
  return {
    slug: first.slug,
    address: addressOfText(first.slug),
    title: first.title,
    is_sample: rows.some(({ is_sample }) => is_sample),
    states: { en: state('en'), de: state('de') },
    saved_at: new Date(Math.max(...rows.map(({ saved_at }) => saved_at.getTime()))).toISOString(),
  };
}

/** For the audit log: what is not as it was. */
function differing(before: AdminPageView, after: PageText & { published: boolean }): { before: object; after: object } {
  const { title, description, markdown, published_version } = before;
  const was = { title, description, markdown, published: published_version !== null };
  const keys = (['title', 'description', 'markdown', 'published'] as const).filter((key) => was[key] !== after[key]);
  const pick = (from: typeof was) => Object.fromEntries(keys.map((key) => [key, from[key]]));
  return { before: pick(was), after: pick(after) };
}

function refuseUnreadable(markdown: string): void {
  const field = 'markdown';
  if (markdown.length > MARKDOWN_MAX) throw new AppError('validation.failed.text_too_long', {}, { field });
  try {
    if (markdown.split('{{').length - 1 > MOST_PLACEHOLDERS) throw new RangeError('Too many placeholders');
    renderDocument(markdown);
  } catch (cause) {
    throw new AppError('validation.failed.text_too_deep', {}, { field, cause });
  }
}
