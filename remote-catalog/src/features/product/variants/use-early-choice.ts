import { useEffect, useEffectEvent, useState } from 'react';
import type { Product } from '@tessera/shared/contract';
import { isWhole } from '../../../catalog/one-product.queries';
import { type Choice, choicesOf, type Combination } from './variants.model';

export interface EarlyChoice {
  /** what is marked as chosen */
  chosen: Combination;
  /** it is not known yet whether that is made */
  isWaiting: boolean;
  choose: (choice: Choice) => void;
}

/**
 * Chooses at once where all variants are known, and else as soon as they are here.
 * @param settled what was chosen last and is known
 * @param onKnown told what a choice leads to
 */
export function useEarlyChoice(product: Product, settled: Combination, onKnown: (choice: Choice) => void): EarlyChoice {
  const [waiting, setWaiting] = useState<Choice>();
  const isKnown = isWhole(product);
  const settle = useEffectEvent((choice: Choice) => {
    const known = choicesOf(product, choice.combination, choice.name).find(({ value }) => value === choice.value);
    if (known) onKnown(known);
  });
  useEffect(() => {
    if (isKnown && waiting) settle(waiting);
  }, [isKnown, waiting]);
  const early = isKnown ? undefined : waiting;
  return {
    chosen: early?.combination ?? settled,
    isWaiting: early !== undefined,
    choose(choice) {
      setWaiting(choice.unknown ? choice : undefined);
      if (!choice.unknown) onKnown(choice);
    },
  };
}
