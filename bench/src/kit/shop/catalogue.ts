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
  // The index of products is read at the first question.
  await catalogue.read('products?on_sale=true');
  return catalogue;
}
