import type { ProductText } from '../../../../infra/database/tables/database';
import type { SaidWord } from '../../../attributes/attribute-words.service';
import type { VariantRequest } from '../../record/product-requests.schemas';
import type { ColumnName } from './fields';

/** What a file says of a product. What it does not speak of is undefined: that stays as it is. */
export interface FileProduct {
  /** its first one */
  row: number;
  slug: string;
  texts: FileTexts;
  /** of the product's German texts those that have a column */
  german: Partial<Record<ProductText, string>>;
  /** a slug, or a name; '': none */
  category: string | undefined;
  /** of the attributes that have a column */
  attributes: { name: string; values: string[] }[];
  /** German words of attributes, options and their values: all products share them */
  words: FileWord[];
  /** slugs of what is shown beside it; undefined: the file has no such column */
  related: string[] | undefined;
  /** undefined: the file has no columns of options */
  option_names: string[] | undefined;
  /** whose cells hold what cannot be: what lacks of it because of that is not told as well */
  faulty: { name: boolean; variants: boolean };
  variants: FileVariant[];
  /** undefined: the file has no columns of pictures */
  pictures: FilePicture[] | undefined;
}

export interface FileWord extends SaidWord {
  row: number;
  /** its column */
  field: ColumnName;
}

export interface FileTexts {
  name?: string;
  description_html?: string;
  vendor?: string;
  gift_card?: boolean;
  type?: string;
  tags?: string[];
  status?: 'active' | 'draft' | 'archived';
  available_from?: string | null;
  available_until?: string | null;
  seo_title?: string | null;
  seo_description?: string | null;
  origin_country?: string | null;
}

export interface FileVariant {
  row: number;
  /** '': the file names none */
  sku: string;
  /** by name; undefined: the file has no columns of options */
  options: Record<string, string> | undefined;
  said: Omit<VariantRequest, 'id' | 'sku' | 'options' | 'image_id' | 'stock_was'>;
  /** as Shopify tells prices: what is paid, and what was paid before a sale; they depend on each other */
  paid: { price?: number; compare_at_price?: number };
  /** undefined: the file has no such column; '': none */
  picture: string | undefined;
}

export interface FilePicture {
  row: number;
  /** an address, or a name */
  source: string;
  position: number;
  alt: string;
}
