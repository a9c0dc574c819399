import { api } from '@tessera/shared/client';
import type { Download } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { searchParamsOf, type ListState } from '../list/list-address';

/** Rows of a page. */
export const PAGE_SIZE = 50;

/**
 * One page of a list that is paged by cursor; while the next one is on its way the last one stays.
 * @param list its name below admin/
 */
export function listQuery<List>(list: string, state: ListState) {
  const { after } = state;
  const question = { ...searchParamsOf(state), ...(after && { after }), page_size: PAGE_SIZE };
  return queryOptions({
    queryKey: ['admin', list, question],
    queryFn: ({ signal }) => api.get<List>(`admin/${list}`, { searchParams: question, signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}

/**
 * An address that downloads all that a list's filter shows, as CSV; it is good once and for a minute.
 * @param path where it is asked for, below admin/
 */
export async function askForCsv(path: string, json: object): Promise<string> {
  const { url } = await api.post<Download>(`admin/${path}`, { json });
  return url;
}

interface JsonTypes {
  numbers?: readonly string[];
  truths?: readonly string[];
}

/** A list's question in the types of JSON. */
export function jsonOf(state: ListState, { numbers = [], truths = [] }: JsonTypes) {
  const typed = (name: string, value: string): string | number | boolean => {
    if (numbers.includes(name)) return Number(value);
    return truths.includes(name) ? value === 'true' : value;
  };
  return Object.fromEntries(Object.entries(searchParamsOf(state)).map(([name, value]) => [name, typed(name, value)]));
}
