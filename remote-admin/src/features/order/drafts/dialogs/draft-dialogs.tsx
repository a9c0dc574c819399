import type { OrderDraft } from '@tessera/shared/contract';
import type { AddressKind } from '../parts/draft-addresses';
import { AddressDialog } from './address-dialog';
import { CustomerDialog } from './customer-dialog';
import { DeleteDialog } from './delete-dialog';
import { DeliveryDialog } from './delivery-dialog';
import { DiscountDialog } from './discount-dialog';
import { PlaceDialog } from './place-dialog';
import { PriceDialog } from './price-dialog';

export type DraftDialogName = AddressKind | 'customer' | 'delete' | 'delivery' | 'discount' | 'place' | 'price';

interface DraftDialogsProps {
  draft: OrderDraft;
  opened: { name: DraftDialogName; variant_id?: string } | undefined;
  onClose: () => void;
}

/** The dialogs of a draft, each made anew when it opens: it shows what the draft holds then. */
export function DraftDialogs({ draft, opened, onClose }: DraftDialogsProps) {
  if (!opened) return null;
  const shared = { draft, open: true, onClose };
  switch (opened.name) {
    case 'customer':
      return <CustomerDialog {...shared} />;
    case 'price':
      return <PriceDialog {...shared} variant_id={opened.variant_id} />;
    case 'discount':
      return <DiscountDialog {...shared} />;
    case 'delivery':
      return <DeliveryDialog {...shared} />;
    case 'place':
      return <PlaceDialog {...shared} />;
    case 'delete':
      return <DeleteDialog {...shared} />;
    default:
      return <AddressDialog {...shared} kind={opened.name} />;
  }
}
