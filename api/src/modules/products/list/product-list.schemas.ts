import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AdminProduct } from '../../../schemas/admin-product';
import { cursorFields, cursorParameters } from '../../../schemas/basics/common';
import { AdminProductFilter } from '../../../schemas/filters/product-filter';
import { ref } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };

export const AdminProductQuery = Type.Object({
  ...AdminProductFilter.properties,
  ...cursorParameters(25),
});

export const AdminProductList = Type.Object(
  {
    items: Type.Array(ref(AdminProduct)),
    ...cursorFields('products', 'there are more than 10,000, and `total` says 10,000'),
  },
  { ...closed, $id: 'AdminProductList' },
);

export const productListSchemas = [AdminProduct, AdminProductList];

export type AdminProductSearch = Static<typeof AdminProductQuery>;
