import { useEffect, useEffectEvent, useState } from 'react';
import type { Product } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { isWhole, wholeProductQuery } from '../../../catalog/one-product.queries';
import { catalogMessages } from '../../../messages/catalog';
import { type Choice, choicesOf, type Combination } from './variants.model';

export interface EarlyChoice {
  /** what is marked as chosen */
  chosen: Combination;
  /** it is not known yet whether that is made */
  isWaiting: boolean;
  choose: (choice: Choice) => void;
}

/**
 * Chooses at once where all variants are known, and else as soon as they are here. When they do not come a toast says so, what
 * was settled before stays chosen, and the next choice that is not known asks for them again.
 * @param settled what was chosen last and is known
 * @param onKnown told what a choice leads to
 */
export function useEarlyChoice(product: Product, settled: Combination, onKnown: (choice: Choice) => void): EarlyChoice {
  const [waiting, setWaiting] = useState<Choice>();
  const [failures, setFailures] = useState(0);
  const { loadFailed } = useMessages(catalogMessages);
  const isKnown = isWhole(product);
  const { isError, refetch } = useQuery({ ...wholeProductQuery(product.slug), enabled: !isKnown });
  const settle = useEffectEvent((choice: Choice) => {
    const known = choicesOf(product, choice.combination, choice.name).find(({ value }) => value === choice.value);
    if (known) onKnown(known);
  });
  useEffect(() => {
    if (isKnown && waiting) settle(waiting);
  }, [isKnown, waiting]);
  if (isError && waiting) {
    setWaiting(undefined);
    setFailures(failures + 1);
  }
  useEffect(() => {
    if (failures > 0) toast.error(loadFailed, { id: 'late' });
  }, [failures, loadFailed]);
  const early = isKnown ? undefined : waiting;
  return {
    chosen: early?.combination ?? settled,
    isWaiting: early !== undefined,
    choose(choice) {
      setWaiting(choice.unknown ? choice : undefined);
      if (!choice.unknown) onKnown(choice);
      else if (isError) void refetch();
    },
  };
}
