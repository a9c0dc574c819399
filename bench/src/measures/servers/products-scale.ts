import { asStaff } from '../../kit/buyers/staffed';
import { compareKinds, withSmallAndLarge } from '../../kit/load/small-and-large';
import type { Row } from '../../kit/row';
import type { BenchSettings } from '../../kit/settings';
import { openCatalogue } from '../../kit/shop/catalogue';
import { productQueries } from '../../kit/shop/product-queries';

/** A list that is narrowed may take more: what matches has to be found first. */
const FILTERED_REACH = 3;

/**
 * How the list of products grows for staff, sorted, and narrowed by everything that it is narrowed by, attributes among it:
 * the databases of `million`, an API process on each with its read cache off; every address some times over, its median
 * at the large one over its median at the small one, and the worst address counts.
 */
export async function productsScale({ scaleDir, million }: BenchSettings, say: (line: string) => void): Promise<Row[]> {
  const open = async (server: string, count: number) => asStaff(await openCatalogue(server, count, scaleDir));
  return withSmallAndLarge({ what: 'products', count: million, scaleDir, say, open }, async (small, large) => {
    const { listed, filtered } = await productQueries(small);
    const rows = await compareKinds(small, large, { queriesOf: () => listed, say });
    const narrowed = await compareKinds(small, large, { queriesOf: () => filtered, reach: FILTERED_REACH, say });
    return [...rows, ...narrowed];
  });
}
