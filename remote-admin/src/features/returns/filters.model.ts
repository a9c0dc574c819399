import { readFilters, type ReadFilters } from '../../list-page/filters/read-filters.model';
import type { ReturnFilter, ReturnsState } from './returns.model';

const DAYS = ['created_from', 'created_to'] as const;

/**
 * Reads the filters' form: what is empty is not asked for.
 * @param before the filters on show; the one that has no field stays
 */
export const readFilterForm = (form: FormData, before: ReturnsState['filters']): ReadFilters<ReturnFilter> =>
  readFilters<ReturnFilter>({ words: ['state', 'reason', ...DAYS], days: [DAYS], kept: ['customer_id'] }, form, before);
