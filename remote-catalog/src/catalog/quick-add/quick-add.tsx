import type { JSX } from 'react';
import type { Product, ProductSummary } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { loadMessages, messagesIn } from '@tessera/shared/i18n';
import { activeQueryClient } from '@tessera/shared/query';
import { quickAddMessages } from '../../messages/quick-add';
import { fetchWhole } from '../fetch-whole';
import { addOne } from './add-one';
import type { Look } from '../colours';
import { alike, buyable } from './quick-add.model';
import { QuickAddSheet } from './quick-add-sheet';

/** As much of a product as every list knows. */
export type Goods = Pick<ProductSummary, 'id' | 'slug' | 'name'>;

/** What is being read at the moment, by id: pressing once more changes nothing. */
const reading = new Set<string>();
/** Each sheet is a new one, that begins with the first choice. */
let sheets = 0;

/** The product as it is now: what was sold since the list was drawn must not be offered. */
async function readNow(slug: string): Promise<Product | undefined> {
  const client = activeQueryClient();
  return client && fetchWhole(client, slug, { staleTime: 0 });
}

/**
 * Puts a product into the cart from where it is listed (docs/product.md §2): at once where there is one variant to buy,
 * else a sheet asks which. Settles when it is added, refused or asked; what went wrong is said by a toast.
 * @param show puts the sheet on the screen
 * @param look what was chosen before: nothing else is added, and the sheet asks for the rest only
 */
export async function quickAdd(
  { id, slug, name }: Goods,
  show: (sheet: JSX.Element) => void,
  look?: Look,
): Promise<void> {
  if (reading.has(id)) return;
  reading.add(id);
  const [product] = await Promise.all([readNow(slug).catch(() => null), loadMessages([quickAddMessages])]).finally(() =>
    reading.delete(id),
  );
  const text = messagesIn(quickAddMessages);
  const offered = product ? buyable(product.variants) : [];
  const variants = product && look ? alike(product.options, offered, look) : offered;
  const [first, ...others] = variants;
  if (product === null) toast.error(text.notRead, { id: `quick-${id}` });
  else if (!product || !first) toast.error(text.soldOut(look ? `${name}, ${look.value}` : name), { id: `quick-${id}` });
  else if (others.length === 0) await addOne(product, first);
  else show(<QuickAddSheet key={(sheets += 1)} product={product} variants={variants} first={first} />);
}
