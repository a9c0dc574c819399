import type { ProductRecord } from '@tessera/shared/contract';
import { hearToasts, type MockCall } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { productChecks, productRecord } from '../../testing/goods/product-fixtures';
import { writesOf } from '../../testing/staff-page';
import { renderProduct } from './testing/render-product';

const FIRST = 2;
const COUNT = 3;
const toasts = hearToasts();

function many(): ProductRecord {
  const product = productRecord();
  const [one] = product.variants;
  if (!one) throw new Error('a variant');
  const values = Array.from({ length: COUNT }, (_, at) => `S${at + 1}`);
  const variants = values.map((Size, at) => ({ ...one, id: `variant-${at}`, sku: Size, options: { Size } }));
  return { ...product, options: [{ name: 'Size', values }], variants, variant_count: COUNT };
}

test('the first of many variants are changed before the others are here, and alone are sent', async () => {
  const product = many();
  const PATH = `admin/products/${product.id}`;
  let send = (): void => undefined;
  const rest = new Promise<void>((resolve) => (send = resolve));
  const read = async ({ query }: MockCall): Promise<ProductRecord> => {
    if (query.has('variants')) return { ...product, variants: product.variants.slice(0, FIRST) };
    await rest;
    return product;
  };
  const { user, calls } = renderProduct(product, {
    [`GET ${PATH}`]: read,
    [`GET ${PATH}/sale-checks`]: productChecks('active'),
    'HEAD /products/:slug': () => new Response(null),
    [`PATCH ${PATH}/variants`]: ({ body }: MockCall) => {
      const named: { id: string; regular_price: number }[] = Object(body).variants;
      const variants = named.flatMap(({ id, ...change }) =>
        product.variants.filter((one) => one.id === id).map((one) => ({ ...one, ...change })),
      );
      return { ...product, version: 2, variants };
    },
  });
  const price = (size: string) => screen.findByLabelText(`Price, ${size}`);
  const type = async (size: string, text: string): Promise<void> => {
    await user.clear(await price(size));
    await user.type(await price(size), text);
  };
  await type('S2', '7');
  expect(screen.getByText('3 variants')).toBeInTheDocument();
  expect(screen.queryByLabelText('Values of option 1')).not.toBeInTheDocument();
  send();
  expect(await screen.findByLabelText('Values of option 1')).toBeInTheDocument();
  expect(await price('S2')).toHaveValue('7');
  await type('S3', '9');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['The product was saved']));
  expect(writesOf(calls, '/presence', '/products/ember-mug').map(({ body }) => body)).toEqual([
    {
      version: 1,
      variants: [
        { id: 'variant-1', regular_price: 700 },
        { id: 'variant-2', regular_price: 900 },
      ],
      stock_reason: '',
    },
  ]);
  expect(await price('S3')).toHaveValue('9.00');
});
