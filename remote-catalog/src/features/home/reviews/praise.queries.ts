import { api } from '@tessera/shared/client';
import type { Praise } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { FRESH } from '../../../catalog/reading';

/** What customers liked lately, each of another product. */
export const praiseQuery = () =>
  queryOptions({
    queryKey: ['reviews', 'praise'],
    queryFn: ({ signal }) => api.get<Praise>('reviews/praise', { signal }),
    staleTime: FRESH,
  });
