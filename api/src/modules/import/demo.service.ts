import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Infra } from '../../infra';
import type { AttributeKind } from '../../infra/database/tables/catalogue';
import type { CategoryWords, ProductText } from '../../infra/database/tables/database';
import type { VideoWords } from '../../infra/database/tables/videos';
import { withTransaction } from '../../infra/database/transaction';
import { attributesWriter } from '../attributes/attributes-writer.service';
import { createListingWriter } from '../catalogue/writing/listing-writer.service';
import { createMediaService } from '../media/media.service';
import { keepVideo } from '../media/stored-videos.service';
import type { VideoFacts } from '../media/stored-videos.service';
import type { HeroSetting, StoreService } from '../store/store.service';
import { searchWordsWriter } from '../search/search-words.service';
import { demoRepository, type DemoReview } from './demo.repository';
import { folderPictures } from './folder-pictures';
import { createImportService } from './import.service';

const USD_DECIMALS = 2;
const NETWORKS = ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube'] as const;
const DAY_MS = 86_400_000;
const DAYS_BETWEEN = 3;
/** The weakest pictures, and what is no goods: they count as the oldest, so that they stay out of prime places. */
const OLDEST = ['rill-tumblers', 'rill-carafe', 'orbit-mirror', 'dew-tray', 'gift-card'];

export interface DemoDeps extends Pick<Infra, 'db' | 'clock' | 'changes' | 'files' | 'logger'> {
  store: Pick<StoreService, 'update' | 'setHeroes'>;
}

export interface DemoReport {
  loaded: boolean;
  products: number;
}

interface CategoryFile {
  words: CategoryWords;
  name: string;
  slug: string;
  description: string;
  image: string;
  image_alt: string;
}

interface AttributeFile {
  code: string;
  name: string;
  names: Record<string, string>;
  kind: AttributeKind;
  unit?: string;
  filterable: boolean;
  /** words of other languages, by the value's own */
  values?: Record<string, Record<string, string>>;
}

/** Texts of other languages, by language and by the product's address. */
type WordsFile = Record<string, Record<string, Partial<Record<ProductText, string>>>>;

/** What pictures show in other languages, by language and by the name of the file. */
type PictureWordsFile = Record<string, Record<string, string>>;

interface VideoFile {
  /** the product's address */
  product: string;
  file: string;
  facts: VideoFacts;
  label: string;
  words: VideoWords;
}

interface SearchFile {
  synonyms: string[][];
  redirects: { term: string; path: string }[];
}

interface HeroFile {
  image: string;
  alt: string;
  quiet_side: HeroSetting['quiet_side'];
}

/** Reads a file of the demo folder, which ships with the shop and is trusted to have its form. */
async function readJson<T>(folder: string, name: string): Promise<T> {
  return JSON.parse(await readFile(path.join(folder, name), 'utf8')) as T;
}

/** Spreads the products over the past, three days apart, in an order that mixes the categories and never changes. */
export function demoDates(slugs: readonly string[], now: Date): Map<string, Date> {
  const rank = (slug: string): string =>
    (OLDEST.includes(slug) ? 'z' : '') + createHash('sha256').update(slug).digest('hex');
  const ordered = [...slugs].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  const morning = Math.floor(now.getTime() / DAY_MS) * DAY_MS - DAY_MS + 9 * 3_600_000;
  return new Map(ordered.map((slug, index) => [slug, new Date(morning - index * DAYS_BETWEEN * DAY_MS)]));
}

/**
 * Loads the demo shop into an empty database, through the importer that the back office uses. Cut off half-way, it
 * is finished by the next call; where anything else is for sale it does nothing.
 * @param folder the repository's demo/
 */
export async function loadDemo({ store, ...infra }: DemoDeps, folder: string): Promise<DemoReport> {
  const { db, clock, changes, logger } = infra;
  if ((await demoRepository.getState(db)) === 'in use') return { loaded: false, products: 0 };
  await demoRepository.putState(db, 'begun', clock.now());
  const media = createMediaService(infra);
  const pictures = folderPictures(path.join(folder, 'images'));
  // Nobody waits for anything in a shop that is about to open.
  const stockWatch = { stockRaised: () => Promise.resolve() };
  const listingWriter = createListingWriter(infra);
  const importer = createImportService({ ...infra, media, stockWatch, listingWriter });

  async function storePicture(name: string, alt: string): Promise<string> {
    const content = await pictures(name);
    if (!content) throw new Error(`The demo's picture ${name} is missing`);
    return (await media.storePicture(content, alt, { name })).id;
  }

  // The pictures of the home page come first: smaller files are made in this order.
  const heroes: HeroSetting[] = [];
  for (const { image, alt, quiet_side } of await readJson<HeroFile[]>(folder, 'heroes.json')) {
    heroes.push({ image_id: await storePicture(image, alt), quiet_side });
  }
  for (const [position, { image, image_alt, ...category }] of (
    await readJson<CategoryFile[]>(folder, 'categories.json')
  ).entries()) {
    const image_id = await storePicture(image, image_alt);
    await demoRepository.putCategory(db, { ...category, image_id, position }, clock.now());
  }
  const attributes = await readJson<AttributeFile[]>(folder, 'attributes.json');
  for (const [position, { values = {}, unit = '', ...attribute }] of attributes.entries()) {
    await attributesWriter.put(db, { ...attribute, unit, position });
    await attributesWriter.putValues(db, attribute.code, values);
  }
  const words = await readJson<SearchFile>(folder, 'search.json');
  await withTransaction(db, async (trx) => {
    await searchWordsWriter.fill(trx, words.synonyms, words.redirects);
    await changes.notify(trx, ['search']);
  });
  const reviews = await readJson<DemoReview[]>(folder, 'reviews.json');
  const translations = await readJson<WordsFile>(folder, 'products.words.json');
  const shown = await readJson<PictureWordsFile>(folder, 'pictures.words.json');
  const products = path.join(folder, 'products.csv');
  const dates = demoDates(await listSlugs(products), clock.now());
  const report = await importer.importProducts({
    file: createReadStream(products),
    pictures,
    decimals: USD_DECIMALS,
    createdAt: (slug) => dates.get(slug) ?? clock.now(),
  });
  await putVideos(infra, folder);
  for (const problem of report.problems) logger.warn(problem, 'a row of the demo shop was refused');
  await withTransaction(db, async (trx) => {
    await demoRepository.replaceReviews(trx, reviews);
    for (const [language, texts] of Object.entries(translations)) {
      await listingWriter.refresh(trx, await demoRepository.putWords(trx, language, texts));
    }
    for (const [language, alts] of Object.entries(shown)) await demoRepository.putPictureWords(trx, language, alts);
    // Ratings and sales of all: whoever counts products reads them anew.
    await changes.notify(trx, ['products', 'attributes', 'categories']);
  });
  await store.setHeroes(heroes);
  await store.update({
    name: 'Kiln & Oak',
    order_prefix: 'KO',
    currency: 'USD',
    locale: 'en-US',
    contact: {
      email: 'hello@kilnandoak.example.com',
      phone: '+1 (555) 010-0142',
      address: '18 Foundry Lane, Portland, OR 97209, United States',
    },
    // as demo/selling.json has it
    announcement: {
      texts: {
        en: 'Free standard delivery from $150 within the contiguous US',
        de: 'Kostenloser Standardversand ab 150 $ in den USA, außer nach Alaska und Hawaii',
      },
      to: '/shipping',
      from: null,
      until: null,
    },
    social: NETWORKS.map((network) => ({ network, url: `https://${network}.example.com/kilnandoak` })),
  });
  await demoRepository.putState(db, 'loaded', clock.now());
  return { loaded: true, products: report.created + report.updated };
}

/** Short videos, which the importer of product files does not know. */
async function putVideos({ db, ...infra }: Pick<Infra, 'db' | 'files' | 'clock'>, folder: string): Promise<void> {
  for (const { product, file, facts, ...said } of await readJson<VideoFile[]>(folder, 'videos.json')) {
    const content = await readFile(path.join(folder, 'videos', file));
    await withTransaction(db, async (trx) => {
      await demoRepository.putVideo(trx, product, await keepVideo(infra, trx, { content, facts }), said);
    });
  }
}

async function listSlugs(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').slice(1);
  return [...new Set(lines.map((line) => line.split(',', 1)[0] ?? '').filter((slug) => slug !== ''))];
}
