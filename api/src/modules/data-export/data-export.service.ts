import { sql } from 'kysely';
import { AppError } from '../../errors/errors';
import type { FilePart } from '../../framework/door/job-kinds';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import type { CustomersWholeService } from '../customers/files/customers-whole.service';
import type { WholeExportService } from '../products/files/export/whole-export.service';
import { ARCHIVE_WORDS, README_WORDS } from './archive-words';
import type { StoreService } from '../store/store.service';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../core/languages';
import type { Language } from '../../core/languages';
import { LATER_TABLES } from './tables/later-tables';
import { tableSheet } from './tables/sheet';
import type { Sheet } from './tables/sheet';
import { TABLES } from './tables/tables';
import { createZipPart, EMPTY_ZIP } from './zip/zip-part';
import type { ZipPosition } from './zip/zip-part';

export interface DataExportDeps extends Pick<Infra, 'db'> {
  wholeExport: WholeExportService;
  customersWhole: CustomersWholeService;
  store: Pick<StoreService, 'getSettings'>;
}

/** Where the next part goes on. */
export interface DataPosition {
  sheet: number;
  /** within that sheet; null: it is not begun */
  at: object | null;
  zip: ZipPosition;
}

/** Packed: as much is in memory at a time, beside what one read of a sheet takes. */
const PART_BYTES = 256 * 1024;
/** Sheets that are read within one part at the most, however little is in them. */
const READS_A_PART = 10;
/** Those without a secret: `stripe_keys` are sealed, and stay. */
const SETTINGS = [
  'store',
  'heroes',
  'navigation',
  'home',
  'delivery',
  'taxes',
  'payments',
  'pay_later_reminders',
  'reviews',
  'retention',
];
const OWN_TEXTS = 'mail\\_texts:%';

/** Everything of the shop in one archive (docs/api.md, 'All data of a shop'). */
export function createDataExport({ db, wholeExport, customersWhole, store }: DataExportDeps) {
  const settings: Sheet = {
    file: 'settings.json',
    columns: null,
    begin: async () => ({}),
    async read() {
      const { rows } = await sql<{ key: string; value: unknown }>`
        select key, value from settings where key = any(${SETTINGS}::text[]) or key like ${OWN_TEXTS}
        order by key`.execute(db);
      const value = Object.fromEntries(rows.map((row) => [row.key, row.value]));
      return { content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`), rows: rows.length, next: null };
    },
  };
  const sheets: readonly Sheet[] = [
    {
      file: 'products.csv',
      columns: null,
      begin: async (handle) => (await wholeExport.begin(handle)).position,
      read: (position) => wholeExport.read(position as Parameters<WholeExportService['read']>[0]), // as `begin` gave it
    },
    {
      file: 'customers.csv',
      columns: null,
      begin: async (handle) => (await customersWhole.begin(handle)).position,
      read: (position) => customersWhole.read(position as Parameters<CustomersWholeService['read']>[0]), // as `begin` gave it
    },
    ...TABLES.map((table) => tableSheet(db, table)),
    settings,
    ...LATER_TABLES.map((table) => tableSheet(db, table)),
  ];

  /** What the archive says of itself in a language. */
  const readmeIn = (language: Language): string =>
    [
      ...README_WORDS[language],
      '',
      ...sheets.map(
        ({ file, columns }) =>
          `${file}: ${ARCHIVE_WORDS[file]?.[language] ?? ''}${columns ? `\n  ${columns.join(', ')}` : ''}`,
      ),
      '',
    ].join('\n');

  /** The same in the store's language and in English, which whoever moves to another shop reads. */
  async function readme(): Promise<string> {
    const { locale } = await store.getSettings();
    const own = LANGUAGES.find((language) => new Intl.Locale(locale).language === language) ?? DEFAULT_LANGUAGE;
    return [...new Set<Language>([own, DEFAULT_LANGUAGE])].map(readmeIn).join('\n');
  }

  return {
    sheets,

    /** About how many records there will be, and where the archive begins. */
    async begin(handle: Db | Trx): Promise<{ total: number; is_exact: boolean; position: DataPosition }> {
      const { rows } = await sql<{ total: number }>`
        select coalesce(sum(greatest(reltuples, 0)), 0)::float8 as total from pg_class
        where relkind = 'r' and relname = any(${[...TABLES, ...LATER_TABLES].map(({ table }) => table)}::text[])
          and relnamespace = current_schema()::regnamespace`.execute(handle);
      const total = Math.max(1, Math.round(rows[0]?.total ?? 0));
      return { total, is_exact: false, position: { sheet: 0, at: null, zip: EMPTY_ZIP } };
    },

    /** The next part; it reads sheets on until there is enough for one. */
    async read({ sheet: first, at: begun, zip }: DataPosition): Promise<FilePart> {
      const part = createZipPart(zip);
      let [at, index, rows] = [begun, first, 0];
      for (let reads = 0; index < sheets.length && reads < READS_A_PART && part.size() < PART_BYTES; reads += 1) {
        const sheet = sheets[index];
        if (!sheet) break;
        if (part.isFull()) throw new AppError('data.too_large');
        if (at === null) {
          part.begin(sheet.file);
          at = await sheet.begin(db);
        }
        const read = await sheet.read(at);
        part.write(read.content);
        rows += read.rows;
        at = read.next;
        if (read.next === null) {
          part.end();
          index += 1;
        }
      }
      const isLast = index === sheets.length;
      if (isLast) {
        part.begin('README.txt');
        part.write(Buffer.from(await readme()));
        part.end();
        part.finish();
      }
      const { content, position } = part.take();
      const next: DataPosition | null = isLast ? null : { sheet: index, at, zip: position };
      return { content, rows, next };
    },
  };
}
