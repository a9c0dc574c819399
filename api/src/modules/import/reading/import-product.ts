import type { UnitCode } from '../../../infra/database/tables/catalogue';
import type { SaidAttribute } from '../../attributes/attributes-writer.service';

/** How much is in one piece, and the measure that its price is told for, both in `unit`. */
export interface ImportUnit {
  unit: UnitCode;
  quantity: number;
  base: number;
}

/** What a product file says of one product, after its rows have been checked and joined. Money is in minor units. */
export interface ImportVariant {
  row: number;
  /** made of the handle and the options where the file names none */
  sku: string;
  options: Record<string, string>;
  regular_price: number;
  /** 0 when the file names no higher price to compare with */
  sale_price: number;
  stock: number;
  /** its pieces are counted */
  tracked: boolean;
  /** sold even when none are left */
  backorder: boolean;
  weight_grams: number;
  barcode: string | null;
  requires_shipping: boolean;
  taxable: boolean;
  unit: ImportUnit | null;
  image: string | null;
}

export interface ImportImage {
  row: number;
  /** file name, or address, as the file wrote it */
  source: string;
  position: number;
  alt: string;
}

export interface ImportProduct {
  row: number;
  slug: string;
  name: string;
  description_html: string;
  vendor: string;
  /** undefined where the file does not say: it stays what it is */
  gift_card: boolean | undefined;
  type: string;
  tags: string[];
  status: 'active' | 'draft' | 'archived';
  published: boolean;
  option_names: string[];
  seo_title: string | null;
  seo_description: string | null;
  /** ISO 3166-1 alpha-2 */
  origin_country: string | null;
  /** what is said of the product itself; undefined where the file speaks of no attributes */
  attributes: SaidAttribute[] | undefined;
  variants: ImportVariant[];
  images: ImportImage[];
}

/** A sentence about one row. Row 1 is the header, as a spreadsheet counts. */
export interface ImportProblem {
  row: number;
  column: string | null;
  message: string;
}

/** One record of the file: cells by column name, trimmed. */
export interface CsvRow {
  row: number;
  cells: Readonly<Record<string, string>>;
}

/** Bounds that keep one upload from exhausting memory or the queue. */
export interface ImportLimits {
  bytes: number;
  rows: number;
  rows_per_product: number;
}

export const IMPORT_LIMITS: ImportLimits = { bytes: 100 * 1024 * 1024, rows: 500_000, rows_per_product: 2_300 };
