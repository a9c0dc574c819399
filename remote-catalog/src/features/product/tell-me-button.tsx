import { type JSX, useState } from 'react';
import type { Product, Variant } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { useOnDemand } from '../../catalog/use-on-demand';
import { productMessages } from '../../messages/product';

const load = () => import(/* webpackChunkName: "tell-me" */ './tell-me.part');

/** The way to be told when a sold-out variant is back. */
export function TellMeButton({ product, variant }: { product: Product; variant: Variant }): JSX.Element {
  const text = useMessages(productMessages);
  const { Part: TellMe, bring } = useOnDemand(load);
  const [bringing, setBringing] = useState(false);
  const open = async (): Promise<void> => {
    setBringing(true);
    await bring();
    setBringing(false);
  };
  if (TellMe) return <TellMe product={product} variant={variant} />;
  return (
    <Button variant="secondary" size="lg" block pending={bringing} onClick={() => void open()}>
      {text.tellMe}
    </Button>
  );
}
