import { useQuery } from '@tessera/shared/vendor/query';
import { attributesNamedQuery } from '../../../product/attribute.queries';
import type { ProductsState } from '../products.model';
import { readAsked } from './asked.model';

/** The attributes that a list is narrowed by, once they are known: what they and their values are called. */
export function useAskedAttributes({ filters }: ProductsState, enabled: boolean) {
  const codes = Object.keys(readAsked(filters.attributes));
  return useQuery({ ...attributesNamedQuery(codes), enabled: enabled && codes.length > 0 }).data ?? [];
}
