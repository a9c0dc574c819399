import type { Db } from '../../../../infra/database/db';
import { wordsToFind } from '../../order/order-words';
import { orderListRepository } from './order-list.repository';

/** The orders that somebody means, for lists of what belongs to orders. */
export interface SearchedOrders {
  /** of all of them; undefined: there are more than was asked for */
  ids: string[] | undefined;
  /** `orders.search` holds the beginnings of all these (a tsquery's text); null: words are not what they are found by */
  words: string | null;
  /** what was typed as the beginning of a number; null: it is none */
  code: string | null;
}

/** By number, e-mail address, or the words of names and SKUs; not by the numbers of parcels. */
export async function searchOrders(db: Db, text: string, most: number): Promise<SearchedOrders> {
  const wanted = wordsToFind(text);
  const ids = await orderListRepository.findIds(db, wanted, most + 1);
  const { words, code } = wanted;
  return { ids: ids.length > most && words !== null ? undefined : ids.slice(0, most), words, code };
}
