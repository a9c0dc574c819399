import { Type } from 'typebox';
import { AdminProduct } from '../../schemas/admin-product';
import { ref } from '../../schemas/ref';

const closed = { additionalProperties: false };

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

export const adminSchemas = [AdminSummary];
