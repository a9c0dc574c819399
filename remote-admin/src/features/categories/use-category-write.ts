import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { categoriesQuery, writeCategory } from './categories.queries';

/** Writes to the tree and shows it as it is then; where it failed it is read anew. @param onDone after it is written */
export function useCategoryWrite(onDone?: () => void) {
  const client = useQueryClient();
  const { queryKey } = categoriesQuery();
  return useMutation({
    mutationFn: writeCategory,
    onSuccess: (list) => {
      client.setQueryData(queryKey, list);
      onDone?.();
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}
