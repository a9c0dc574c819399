import { useState } from 'react';
import type { Product, Variant } from '@tessera/shared/contract';
import { useSearchParams } from '@tessera/shared/vendor/router';
import { type Chosen, type Combination, startVariant } from './variants.model';

export interface ChosenVariant {
  variant: Variant | undefined;
  /** what was chosen last where that is not made; `variant` is then the nearest that is */
  missing: Combination | null;
  choose: (choice: Chosen) => void;
}

/** The chosen variant; it stands in the address, so that reload, back and a shared link all show it. */
export function useVariant(product: Product): ChosenVariant {
  const [query, setQuery] = useSearchParams();
  // a choice shows at once, before the address has followed
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState<Combination | null>(null);
  const variant = startVariant(product, chosen ?? query.get('variant'));
  const choose: ChosenVariant['choose'] = ({ variant: nearest = variant, combination, impossible }) => {
    setMissing(impossible ? combination : null);
    if (!nearest) return;
    setChosen(nearest.id);
    setQuery({ variant: nearest.id }, { replace: true, preventScrollReset: true });
  };
  return { variant, missing, choose };
}
