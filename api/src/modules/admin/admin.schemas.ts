import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AdminProduct } from '../../schemas/admin-product';
import { ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };

/** What a shop needs before it can sell, in the order in which it is set up. */
export const FIRST_STEPS = ['contact', 'delivery', 'taxes', 'payments', 'category', 'product', 'pages'] as const;

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
    first_steps: Type.Array(Type.Enum([...FIRST_STEPS], { type: 'string' }), {
      description:
        'what the shop still lacks: a name and a way to reach it, a way to deliver, tax rates, a choice of how to pay, a category, a product for sale, texts of its own',
    }),
  },
  { ...closed, $id: 'AdminSummary' },
);

export type FirstStep = Static<typeof AdminSummary>['first_steps'][number];

export const adminSchemas = [AdminSummary];
