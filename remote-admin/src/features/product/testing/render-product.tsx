import type { ProductRecord } from '@tessera/shared/contract';
import { problem, type MockHandler } from '@tessera/shared/testing';
import { productChecks } from '../../../testing/goods/product-fixtures';
import { renderStaffPage } from '../../../testing/staff-page';
import { EditPage } from '../product-page';

/** The form of a product, which nobody else has open. @param api what is answered beside what is around every product */
export function renderProduct(product: ProductRecord, api: Record<string, MockHandler> = {}) {
  const path = `admin/products/${product.id}`;
  return renderStaffPage(<EditPage />, {
    path: '/admin/products/edit-product/:product',
    url: `/admin/products/edit-product/${product.id}`,
    api: {
      [`GET ${path}`]: product,
      [`GET ${path}/sale-checks`]: productChecks(),
      [`PUT ${path}/presence`]: { others: [] },
      [`DELETE ${path}/presence`]: undefined,
      'HEAD /products/:slug': () => problem(404),
      'GET products/categories': [],
      ...api,
    },
  });
}
