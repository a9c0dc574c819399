import { type JSX, useState } from 'react';
import type { Product, Variant } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLateComponent } from '@tessera/shared/late';
import { Button } from '@tessera/shared/ui';
import { catalogMessages } from '../../../messages/catalog';
import { productMessages } from '../../../messages/product';

const importTellMe = () => import(/* webpackChunkName: "tell-me" */ './tell-me');

/** The way to be told when a sold-out variant is back. */
export function TellMeButton({ product, variant }: { product: Product; variant: Variant }): JSX.Element {
  const text = useMessages(productMessages);
  const { loadFailed } = useMessages(catalogMessages);
  const { Component: TellMe, load: loadTellMe } = useLateComponent(importTellMe, loadFailed);
  const [bringing, setBringing] = useState(false);
  const open = async (): Promise<void> => {
    setBringing(true);
    await loadTellMe();
    setBringing(false);
  };
  if (TellMe) return <TellMe product={product} variant={variant} />;
  return (
    <Button variant="secondary" size="lg" block pending={bringing} onClick={() => void open()}>
      {text.tellMe}
    </Button>
  );
}
