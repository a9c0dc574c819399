import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ProductSummary } from '@tessera/shared/contract';
import { isDiskFull } from '@tessera/server/files';
import { formatMoney, priceCharged } from '@tessera/shared/money';
import type { Infra } from '../../infra';
import type { DrawingProcess } from '../../infra/pictures/drawing-process';
import { createSemaphore } from '../../infra/basics/semaphore';
import type { Language } from '../../core/languages';
import type { ProductFinder } from '../catalogue/products/product-finder.service';
import type { StoreService } from '../store/store.service';
import { cardWords } from './card-words';
import type { CardContent } from './draw-card';

export interface SocialCard {
  png: Buffer;
  /** named by what it shows */
  hash: string;
}

export interface SocialCardsDeps extends Pick<Infra, 'files' | 'clock'> {
  products: Pick<ProductFinder, 'getId'>;
  store: Pick<StoreService, 'getSettings'>;
  cards(ids: readonly string[], language: Language): Promise<ProductSummary[]>;
  pictures: DrawingProcess;
}

export type SocialCardsService = ReturnType<typeof createSocialCardsService>;

const FOLDER = 'cards';
/** Raised when cards are drawn in another way. */
const DRAWING = 1;
const HASH_LENGTH = 16;
const KEEP_MS = 30 * 24 * 3_600_000;
const LOCALES: Record<Language, string> = { en: 'en-US', de: 'de-DE' };
/** Large enough for the card, and quicker to draw from than the original. */
const DERIVED = '800.webp';

function unlessDiskFull(error: unknown): void {
  if (!isDiskFull(error)) throw error;
}

type Words = Omit<CardContent, 'picture'>;

/** Pictures for link previews: drawn when somebody first asks, then kept as files named by what they show. */
export function createSocialCardsService({ files, clock, products, store, cards, pictures }: SocialCardsDeps) {
  const drawing = createSemaphore({
    at_once: 1,
    waiting: 20,
    busy: 'server.busy.drawing',
  });

  const draw = (content: CardContent): Promise<Buffer> => pictures.run('card', content);

  async function pictureOf({ image }: ProductSummary): Promise<Buffer | null> {
    if (!image) return null;
    const original = `media/${path.basename(image.src)}`;
    const smaller = `${original.replace(/\.\w+$/, '')}-${DERIVED}`;
    // A picture that is gone or damaged leaves a card of words.
    return files.read(smaller).catch(() => files.read(original).catch(() => null));
  }

  async function wordsOf(product: ProductSummary, language: Language): Promise<Words> {
    const { name, locale } = await store.getSettings();
    const own = locale.startsWith(language) ? locale : LOCALES[language];
    const money = (amount: number): string => formatMoney(amount, product.currency, own);
    const price = money(priceCharged(product));
    const before = product.sale_price > 0 ? money(product.regular_price) : null;
    return {
      store: name,
      name: product.name,
      price: product.price_varies ? cardWords[language].from(price) : price,
      before,
    };
  }

  async function drawAndKeep(file: string, product: ProductSummary, words: Words): Promise<Buffer> {
    // Whoever was before in the queue may have drawn the same.
    if (await files.exists(file)) return files.read(file);
    const picture = await pictureOf(product);
    const png = await draw({ ...words, picture }).catch(() => draw({ ...words, picture: null }));
    // On a full disk it is drawn again for the next one who asks.
    await files.write(file, png).catch(unlessDiskFull);
    return png;
  }

  return {
    /**
     * The card of a published product as it is now.
     * @throws AppError `catalogue.product_not_found`, `server.busy`
     */
    async get(id_or_slug: string, language: Language): Promise<SocialCard> {
      const [product] = await cards([await products.getId(id_or_slug)], language);
      if (!product) throw new Error('A product that was found has no tile');
      const words = await wordsOf(product, language);
      const facts = JSON.stringify([DRAWING, words, product.image?.src ?? null]);
      const hash = createHash('sha256').update(facts).digest('hex').slice(0, HASH_LENGTH);
      const file = `${FOLDER}/${hash}.png`;
      const png = (await files.exists(file))
        ? await files.read(file)
        : await drawing(() => drawAndKeep(file, product, words));
      return { png, hash };
    },

    /** Cards of former prices: each is drawn again when somebody asks. */
    removeOld: (): Promise<void> => files.removeOlder(FOLDER, new Date(clock.now().getTime() - KEEP_MS)),
  };
}
