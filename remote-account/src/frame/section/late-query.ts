import { queryOptions } from '@tessera/shared/vendor/query';

/**
 * Late code as a query, for a `DataGate`: a skeleton while it comes, and another try when it did not.
 * @param name of the code
 * @param load gives components by their names, fetched with `loadLate`
 */
export const lateQuery = <Code extends object>(name: string, load: () => Promise<Code>) =>
  queryOptions({
    queryKey: ['code', name],
    queryFn: load,
    staleTime: Infinity,
    // components are no data to compare part by part
    structuralSharing: false,
  });
