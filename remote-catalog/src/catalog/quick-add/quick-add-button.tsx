import { type JSX, useState } from 'react';
import type { ProductSummary } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { catalogMessages } from '../../messages/catalog';
import type { Look } from '../colours';

const importQuickAdd = () => import(/* webpackChunkName: "quick-add" */ './quick-add');

interface QuickAddButtonProps {
  product: ProductSummary;
  /** what is chosen on the tile: that one is added */
  look?: Look | undefined;
  className?: string;
}

/** The short way into the cart, on a tile. What it does comes with the first press. */
export function QuickAddButton({ product, look, className }: QuickAddButtonProps): JSX.Element {
  const text = useMessages(catalogMessages);
  const [sheet, setSheet] = useState<JSX.Element>();
  const press = (): void =>
    void importQuickAdd().then(
      ({ quickAdd }) => quickAdd(product, setSheet, look),
      () => toast.error(text.loadFailed, { id: 'late' }),
    );
  return (
    <>
      <button type="button" className={className} aria-label={text.quickAdd(product.name)} onClick={press}>
        <svg width="36" height="36" viewBox="-6 -6 36 36" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
          <path d="M12 5v14M5 12h14" />
        </svg>
      </button>
      {sheet}
    </>
  );
}
