import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { withTransaction } from '../../infra/database/transaction';
import { DEFAULT_LANGUAGE } from '../../core/languages';
import type { Language } from '../../core/languages';
import type { DeliveryService } from '../delivery/delivery.service';
import type { StoreService, StoreSettings } from '../store/store.service';
import { contentRepository } from './content.repository';
import type { PageText } from './content.repository';
import type { Page, PageList } from './content.schemas';
import { readSamples } from './read-samples';
import { renderDocument, renderPlain } from './render-document';
import type { RenderedDocument } from './render-document';

export interface ContentDeps extends Pick<Infra, 'db' | 'clock' | 'changes' | 'logger'> {
  store: Pick<StoreService, 'getSettings' | 'getCurrency'>;
  delivery: Pick<DeliveryService, 'get'>;
}

/** What a text's placeholders stand for. */
interface Filling extends Pick<StoreSettings, 'name' | 'contact'> {
  language: Language;
}

type PageView = Static<typeof Page>;

/** A text and where it stands. */
export interface ShownText extends PageText {
  slug: string;
  language: Language;
  is_sample: boolean;
  updated_at: Date;
}

interface Tagged<T> {
  value: T;
  tags: string[];
}

export type ContentService = ReturnType<typeof createContentService>;

const DELIVERY_PRICES = '{{delivery_prices}}';
/** What the change feed and caches call a text of the shop. */
export const tagsOf = (slug: string): string[] => ['pages', `page:${slug}`];

/** The shop's own texts: kept as Markdown, shown as safe HTML. */
export function createContentService({ db, clock, changes, logger, store, delivery }: ContentDeps) {
  function render(slug: string, markdown: string): RenderedDocument {
    try {
      return renderDocument(markdown);
    } catch (error) {
      // Only a text that went past `save` can get here: it is shown as it stands rather than not at all.
      logger.error({ err: error, slug }, 'a text could not be rendered');
      return renderPlain(markdown);
    }
  }

  /**
   * Puts in what the settings say, so that a text cannot contradict the footer or the checkout: `{{name}}`, `{{contact}}`,
   * `{{delivery_prices}}`.
   */
  async function fillIn(markdown: string, { name, contact, language }: Filling): Promise<string> {
    const { address, email, phone } = contact;
    const lines = [address, email, phone].flatMap((text) => text.split('\n')).filter(Boolean);
    const named = markdown
      .replaceAll('{{name}}', () => escapeMarkdown(name))
      .replaceAll('{{contact}}', () => lines.map(escapeMarkdown).join('\\\n'));
    if (!named.includes(DELIVERY_PRICES)) return named;
    const [zones, currency] = await Promise.all([delivery.get(), store.getCurrency()]);
    return named.replaceAll(DELIVERY_PRICES, () => zones.table(currency, language));
  }

  async function show(
    { slug, language, title, description, markdown, is_sample, updated_at }: ShownText,
    { name, contact }: Omit<Filling, 'language'>,
  ): Promise<PageView> {
    const document = render(slug, await fillIn(markdown, { name, contact, language }));
    const words = { title, description: description.replaceAll('{{name}}', name) };
    return { slug, language, ...words, ...document, is_sample, updated_at: updated_at.toISOString() };
  }

  return {
    /** Every text by its title in that language, or in English where there is none. */
    async list(language: Language = DEFAULT_LANGUAGE): Promise<Tagged<Static<typeof PageList>>> {
      const rows = await contentRepository.list(db, language);
      const items = rows.map(({ updated_at, ...row }) => ({ ...row, updated_at: updated_at.toISOString() }));
      return { value: { items }, tags: ['pages'] };
    },

    /**
     * A text in that language, or the English one where there is none: its `language` says which.
     * @throws AppError `content.page_not_found`
     */
    async get(slug: string, asked: Language = DEFAULT_LANGUAGE): Promise<Tagged<PageView>> {
      const [row, { name, contact }] = await Promise.all([
        contentRepository.find(db, { slug, language: asked }),
        store.getSettings(),
      ]);
      if (!row) throw new AppError('content.page_not_found');
      return { value: await show(row, { name, contact }), tags: [...tagsOf(slug), 'store'] };
    },

    /** A text as it would be shown, whether it is kept or not. */
    preview: async (text: ShownText): Promise<PageView> => show(text, await store.getSettings()),

    /**
     * Gives an empty shop its texts, and renews those that are still as they came; what somebody has edited stays.
     * @returns the slugs that were written
     */
    async putSamples(folder?: string): Promise<string[]> {
      const samples = await readSamples(folder);
      return withTransaction(db, async (trx) => {
        const written: string[] = [];
        for (const { slug, language, ...text } of samples) {
          const key = { slug, language };
          if (await contentRepository.putSample(trx, key, text, clock.now())) written.push(slug);
        }
        if (written.length > 0) await changes.notify(trx, [...new Set(written.flatMap(tagsOf))]);
        return written;
      });
    },
  };
}

/** CommonMark: any ASCII punctuation may stand behind a backslash. */
function escapeMarkdown(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
