import { openScaled, type Scaled } from './scaled';

/** Opens the catalogue with so many made-up products. */
export async function openCatalogue(server: string, products: number, scaleDir: string): Promise<Scaled> {
  const catalogue = await openScaled({
    server,
    name: `catalogue_${products}`,
    count: products,
    what: 'products',
    scaleDir,
  });
  // The index of products is read at the first question; meanwhile the API may close a connection that waits.
  const first = () => catalogue.read('products?on_sale=true');
  await first().catch(first);
  return catalogue;
}
