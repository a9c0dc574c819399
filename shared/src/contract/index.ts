/** The shapes that API and screens share. Field names are the same from table to screen (snake_case). */

export type Role = 'REGULAR' | 'ADMIN';
export type StockState = 'in_stock' | 'low' | 'out';

/** `src` is the original; `srcset` is null until the smaller AVIF and WebP files have been made. */
export interface Image {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** dominant colour as #rrggbb, shown until the picture has arrived */
  tone: string;
  srcset: { avif: string; webp: string } | null;
}

export interface Category {
  id: string;
  name: string;
  slug: string;
  parent_id: string | null;
  product_count: number;
  description: string;
  image: Image | null;
}

export interface CategoryRef {
  id: string;
  name: string;
  slug: string;
}

/** A product as a tile shows it. Prices are minor units of `currency`, of the cheapest variant. */
export interface ProductSummary {
  id: string;
  slug: string;
  name: string;
  category: CategoryRef | null;
  currency: string;
  regular_price: number;
  /** 0 when no sale is on now */
  sale_price: number;
  /** true when variants differ in price: shown as 'from' */
  price_varies: boolean;
  image: Image | null;
  second_image: Image | null;
  stock_state: StockState;
  swatches: { value: string; variant_id: string; image: Image | null }[];
  rating_average: number | null;
  rating_count: number;
  created_at: string;
}

export interface ProductList {
  items: ProductSummary[];
  total: number;
  total_is_estimate: boolean;
  page: number;
  page_size: number;
  next_cursor: string | null;
  facets: {
    categories: { slug: string; name: string; count: number }[];
    in_stock: number;
    on_sale: number;
    price: { min: number; max: number } | null;
  };
}

export interface Variant {
  id: string;
  sku: string;
  /** option name → value, e.g. { Glaze: 'Oat' } */
  options: Record<string, string>;
  regular_price: number;
  sale_price: number;
  stock_state: StockState;
  /** how many can be bought now; at most 999 is told */
  available: number;
  /** index into Product.images, or null */
  image_index: number | null;
}

export interface Product {
  id: string;
  slug: string;
  name: string;
  category: CategoryRef | null;
  type: string;
  published: boolean;
  subscribers: number;
  created_by: string | null;
  last_modified_by: string | null;
  created_at: string;
  last_modified_at: string;
  currency: string;
  /** sanitised rich text */
  description_html: string;
  options: { name: string; values: string[] }[];
  variants: Variant[];
  images: Image[];
  rating_average: number | null;
  rating_count: number;
  seo_title: string | null;
  seo_description: string | null;
}

export interface CartItem {
  product: {
    id: string;
    name: string;
    slug: string;
    category: string | null;
    type: string;
    published: boolean;
    subscribers: number;
    created_by: string | null;
    last_modified_by: string | null;
    created_at: string;
    last_modified_at: string;
    image: Image | null;
  };
  variant: Omit<Variant, 'image_index'>;
  quantity: number;
  /** price charged times quantity */
  line_total: number;
}

export interface Cart {
  cart_items: CartItem[];
  currency: string;
  /** sum of quantities: the badge */
  item_count: number;
  subtotal: number;
}

export interface Profile {
  id: string;
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  email_verified: boolean;
  role: Role;
  created_at: string;
  /** for edits: sent back as `version` */
  version: number;
  cart: Cart;
}

export interface Tokens {
  access: string;
  refresh: string;
}

export interface Hero {
  image: Image;
  quiet_side: 'left' | 'right';
}

export interface Store {
  name: string;
  currency: string;
  locale: string;
  email: string;
  phone: string;
  address: string;
  sign_in_prompt: 'always' | 'once' | 'never';
  heroes: Hero[];
}

/** RFC 9457 problem details with our extensions. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  message: string;
  code: string;
  errors?: Record<string, string[]>;
  request_id: string;
}

export interface AdminSummary {
  products: number;
  published_products: number;
  variants: number;
  categories: number;
  customers: number;
  sold_out_variants: number;
  low_stock_variants: number;
  newest_products: AdminProduct[];
}

export interface AdminProduct {
  id: string;
  slug: string;
  name: string;
  category: CategoryRef | null;
  published: boolean;
  variant_count: number;
  stock: number;
  currency: string;
  regular_price: number;
  sale_price: number;
  image: Image | null;
  created_at: string;
  last_modified_at: string;
}

export interface AdminProductList {
  items: AdminProduct[];
  total: number;
  page: number;
  page_size: number;
}
