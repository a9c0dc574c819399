import { readFilters, type ReadFilters } from '../../list-page/filters/read-filters.model';
import type { ReviewFilter, ReviewsState } from './reviews.model';

/**
 * Reads the filters' form: what is empty is not asked for. The list has one order, so none is read.
 * @param before the filters on show; the one that has no field stays
 */
export function readFilterForm(form: FormData, before: ReviewsState['filters']): ReadFilters<ReviewFilter> {
  const { filters, faults } = readFilters<ReviewFilter>(
    { words: ['state', 'rating'], kept: ['product_id'] },
    form,
    before,
  );
  return { filters, faults };
}
