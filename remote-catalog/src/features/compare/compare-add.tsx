import { type JSX, useState } from 'react';
import type { Product } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Button, VisuallyHidden } from '@tessera/shared/ui';
import { buyable } from '../../catalog/quick-add/quick-add.model';
import { catalogMessages } from '../../messages/catalog';
import { compareMessages } from '../../messages/compare';

const importQuickAdd = () => import(/* webpackChunkName: "quick-add" */ '../../catalog/quick-add/quick-add');

/** The way into the cart from the comparison, as from a tile; nothing for what is sold out. */
export function CompareAdd({ product }: { product: Product }): JSX.Element | null {
  const text = useMessages(compareMessages);
  const { loadFailed } = useMessages(catalogMessages);
  const [isPending, setIsPending] = useState(false);
  const [sheet, setSheet] = useState<JSX.Element>();
  const variants = buyable(product.variants);
  const press = async (): Promise<void> => {
    setIsPending(true);
    const late = await importQuickAdd().catch(() => undefined);
    if (late) await late.quickAdd(product, setSheet);
    else toast.error(loadFailed, { id: 'late' });
    setIsPending(false);
  };
  if (variants.length === 0) return null;
  return (
    <>
      <Button size="sm" pending={isPending} onClick={() => void press()}>
        {variants.length > 1 ? text.chooseOptions : text.addToCart}
        <VisuallyHidden>{` ${product.name}`}</VisuallyHidden>
      </Button>
      {sheet}
    </>
  );
}
