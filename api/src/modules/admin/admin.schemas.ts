import { Type } from 'typebox';
import { CategoryRef, Id, Money, nullableImage, pageFields, Timestamp } from '../../schemas/common';
import { nullable, ref } from '../../schemas/ref';

const closed = { additionalProperties: false };

export const AdminProduct = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    name: Type.String(),
    category: nullable(ref(CategoryRef)),
    published: Type.Boolean(),
    variant_count: Type.Integer(),
    stock: Type.Integer({ description: 'of all variants together' }),
    currency: Type.String(),
    regular_price: Money,
    sale_price: Money,
    image: nullableImage,
    created_at: Timestamp,
    last_modified_at: Timestamp,
  },
  { ...closed, $id: 'AdminProduct' },
);

export const AdminProductList = Type.Object(
  {
    items: Type.Array(ref(AdminProduct)),
    ...pageFields,
  },
  { ...closed, $id: 'AdminProductList' },
);

export const AdminSummary = Type.Object(
  {
    products: Type.Integer(),
    published_products: Type.Integer(),
    variants: Type.Integer(),
    categories: Type.Integer(),
    customers: Type.Integer(),
    sold_out_variants: Type.Integer(),
    low_stock_variants: Type.Integer(),
    newest_products: Type.Array(ref(AdminProduct)),
  },
  { ...closed, $id: 'AdminSummary' },
);

export const AdminProductSort = Type.Enum(['newest', 'name', 'price', '-price', 'last_modified'], { type: 'string' });

export const AdminProductParameters = Type.Object({
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'part of a name, or the start of a SKU or address' }),
  ),
  sort: Type.Optional(AdminProductSort),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

export const adminSchemas = [AdminProduct, AdminProductList, AdminSummary];
