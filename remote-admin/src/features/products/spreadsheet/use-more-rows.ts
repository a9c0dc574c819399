import type { Sheet } from '@tessera/shared/contract';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useCallback } from 'react';
import type { ProductsState } from '../products.model';
import { readPart, sheetQuery } from './spreadsheet.queries';

/** More would make a browser slow, and nobody reads them. */
export const MOST_ROWS = 10_000;

/** Puts the next part of the rows behind those that there are, when their end is seen. */
export function useMoreRows(state: ProductsState, sheet: Sheet | undefined) {
  const client = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (after: string) => readPart(state, after),
    onSuccess: (part) =>
      client.setQueryData(
        sheetQuery(state).queryKey,
        (before) => before && { ...part, rows: [...before.rows, ...part.rows] },
      ),
  });
  const next = sheet?.next_cursor ?? null;
  const isFull = sheet !== undefined && sheet.rows.length >= MOST_ROWS;
  return {
    /** there are more, and no more are shown */
    isCut: isFull && next !== null,
    /** they could not be read; asking again is left to whoever looks */
    isError,
    retry: () => next !== null && mutate(next),
    handleEnd: useCallback(() => {
      if (next !== null && !isFull && !isPending && !isError) mutate(next);
    }, [next, isFull, isPending, isError, mutate]),
  };
}
