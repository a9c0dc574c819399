import type { FilePart } from '../../../../framework/door/job-kinds';
import type { Infra } from '../../../../infra';
import type { Db, Trx } from '../../../../infra/database/db';
import { csvHead } from '../../../../presenters/formats/csv';
import { MOST_COUNTED } from '../../../../framework/lists/list-page';
import { findAttributeWords } from '../../../attributes/attribute-words.service';
import type { StoreService } from '../../../store/store.service';
import { productListRepository } from '../../list/product-list.repository';
import { toProductFilter } from '../../list/product-list.service';
import { productStatesRepository as states } from '../plan/product-states.repository';
import { columnsWith, productLines, wordColumns, wordsOfState } from './product-lines';
import { wholeExportRepository as repository } from './whole-export.repository';

export interface WholeExportDeps extends Pick<Infra, 'db'> {
  store: Pick<StoreService, 'getCurrency'>;
}

export type WholeExportService = ReturnType<typeof createWholeExport>;

/** Where a part begins, and which columns there are: found out once. */
interface Position {
  after: string | null;
  attributes: string[];
  /** none in a file that a process of before has begun */
  words?: string[];
}

const PRODUCTS_A_PART = 100;
const ROWS_A_PART = 2_500;
const BYTES_A_PART = 2 * 1024 * 1024;

/** As many as there is room for, one at least. */
function fitting<Product extends { rows: number; bytes: number }>(products: readonly Product[]): Product[] {
  const sum = { rows: 0, bytes: 0 };
  return products.filter(({ rows, bytes }, index) => {
    sum.rows += rows;
    sum.bytes += bytes;
    return index === 0 || (sum.rows <= ROWS_A_PART && sum.bytes <= BYTES_A_PART);
  });
}

/** All products as a file that brings back the very same (docs/product.md §4). */
export function createWholeExport({ db, store }: WholeExportDeps) {
  return {
    /** How many there are, about, and where the file begins. */
    async begin(handle: Db | Trx): Promise<{ total: number; is_exact: boolean; position: Position }> {
      const filter = await toProductFilter(handle, {});
      const counted = await productListRepository.count(handle, filter, MOST_COUNTED + 1);
      const is_exact = counted <= MOST_COUNTED;
      const expected = is_exact ? 0 : Math.round(await productListRepository.expect(handle, filter));
      const attributes = await repository.listAttributes(handle);
      const position = { after: null, attributes: attributes.map(({ name }) => name), words: wordColumns(attributes) };
      return { total: Math.max(counted, expected), is_exact, position };
    },

    /** Drafts and archived ones, too; products that are made meanwhile may be left out. */
    async read({ after, attributes, words = [] }: Position): Promise<FilePart> {
      const [found, currency] = await Promise.all([repository.list(db, after, PRODUCTS_A_PART), store.getCurrency()]);
      const shown = fitting(found);
      const ids = shown.map(({ id }) => id);
      const present = await states.load(db, ids);
      const columns = columnsWith({ attributes, words });
      const wordOf = await findAttributeWords(db, [...present.values()].flatMap(wordsOfState));
      const lines = ids.flatMap((id) => {
        const state = present.get(id);
        return state ? [productLines(state, { columns, currency, wordOf })] : [];
      });
      const head = after === null ? csvHead(columns) : '';
      const isLast = shown.length === found.length && found.length < PRODUCTS_A_PART;
      const next: Position | null = isLast ? null : { after: ids.at(-1) ?? null, attributes, words };
      return { content: Buffer.from(head + lines.join('')), rows: lines.length, next };
    },
  };
}
