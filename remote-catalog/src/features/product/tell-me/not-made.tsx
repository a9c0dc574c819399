import { type JSX, useState } from 'react';
import type { Product, Variant } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { tellMeMessages } from '../../../messages/tell-me';
import TellMe from './tell-me';
import styles from './tell-me.module.css';
import type { Chosen, Combination } from '../variants/variants.model';

export const messages = [tellMeMessages];

export interface NotMadeProps {
  product: Product;
  /** the nearest that is made: what the page shows */
  variant: Variant;
  missing: Combination;
  onChoose: (choice: Chosen) => void;
}

/** A combination that is not made: what is shown in its place, the way to it, and one mail should it be made. */
export default function NotMade({ product, variant, missing, onChoose }: NotMadeProps): JSX.Element {
  const text = useMessages(tellMeMessages);
  const [asked, setAsked] = useState(false);
  const nearest = Object.values(variant.options).join(', ');
  return (
    <div className={styles.NotMade}>
      <p>{text.notMade(Object.values(missing).join(', '), nearest)}</p>
      <Button
        variant="secondary"
        size="lg"
        block
        onClick={() => onChoose({ variant, combination: variant.options, impossible: false })}
      >
        {text.take(nearest)}
      </Button>
      {asked ? (
        <TellMe product={product} variant={variant} missing={missing} />
      ) : (
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {text.titleNew}
        </Button>
      )}
    </div>
  );
}
