import { useState } from 'react';
import type { Product, Variant } from '@tessera/shared/contract';
import { useSearchParams } from '@tessera/shared/vendor/router';
import { startVariant } from './variants.model';

/** The chosen variant; it stands in the address, so that reload, back and a shared link all show it. */
export function useVariant(product: Product): [Variant | undefined, (variant: Variant) => void] {
  const [query, setQuery] = useSearchParams();
  // a choice shows at once, before the address has followed
  const [chosen, setChosen] = useState<string | null>(null);
  const variant = startVariant(product, chosen ?? query.get('variant'));
  const choose = ({ id }: Variant): void => {
    setChosen(id);
    setQuery({ variant: id }, { replace: true, preventScrollReset: true });
  };
  return [variant, choose];
}
