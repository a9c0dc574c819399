import type { FindWord } from '../../../attributes/attribute-words.service';
import type { ProductRow, VariantRow } from '../../record/product-record.repository';

/** A product as the shop has it, by what a file can say of it. */
export interface ProductState {
  row: ProductRow & { category_slug: string | null };
  options: { name: string; values: string[] }[];
  variants: VariantRow[];
  pictures: StatePicture[];
  /** said of the product itself */
  attributes: { name: string; values: string[] }[];
  /** shown beside it, in order */
  related: { id: string; slug: string }[];
}

export interface StatePicture {
  id: string;
  /** its file's */
  name: string;
  alt: string;
}

/** What else of the shop decides whether a row can be. */
export interface PlanContext {
  /** category ids by slug, and by name in lower case where no slug is called so */
  categories: ReadonlyMap<string, string>;
  /** who has a SKU, by it in upper case */
  owners: ReadonlyMap<string, { product_id: string; name: string }>;
  /** the product that has an address already, be it in another language, or its id: nobody else may have it */
  addresses: ReadonlyMap<string, string>;
  /** products by an address that a file names them by as related to another one */
  products: ReadonlyMap<string, string>;
  /** what the shop has of the German words that a file says */
  wordOf: FindWord;
  /** pictures that the shop has, by what a file calls them */
  pictures: ReadonlyMap<string, string>;
  /** those that it lacks, and that a job takes before it writes */
  coming: ReadonlySet<string>;
}

/** One thing that becomes another one. */
export interface PlannedChange {
  field: string;
  /** of the variant; null: the product's own */
  sku: string | null;
  before: string;
  after: string;
}
