import { ApiError } from '@tessera/shared/client';

/** Prices and stock on screen are at most this old before a visit asks again, in milliseconds. */
export const FRESH = 60_000;

/** Parameters of `GET products`, as strings; those left out are the API's defaults. */
export type ListingParameters = Record<string, string>;

/** What asks for the best sellers that can be bought. */
export const POPULAR: ListingParameters = { sort: 'best_selling', in_stock: 'true', page_size: '8' };

/** An address that names nothing is an answer, not a failure: null for these statuses; anything else is thrown on. */
export const nullWhen =
  (...statuses: number[]) =>
  (error: unknown): null => {
    if (error instanceof ApiError && statuses.includes(error.status)) return null;
    throw error;
  };
