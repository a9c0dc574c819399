import type { JsonFilter } from '../jobs/choosing/chosen';
import { useStartJob } from '../jobs/use-start-job';

interface ListExport {
  list: 'orders' | 'products' | 'customers' | 'transactions';
  /** what the list shows */
  filter: JsonFilter;
  /** more match than are counted */
  isLarge: boolean;
  /** gives the address of the file */
  atOnce: () => Promise<string>;
}

/** Exports what a list shows: at once, or by a job, which goes on by itself, where it is large. */
export function useListExport({ list, filter, isLarge, atOnce }: ListExport): () => Promise<string | undefined> {
  const started = useStartJob(list);
  return async () => {
    if (!isLarge) return atOnce();
    await started.mutateAsync({ kind: `${list}.export`, parameters: { filter } });
    return undefined;
  };
}
