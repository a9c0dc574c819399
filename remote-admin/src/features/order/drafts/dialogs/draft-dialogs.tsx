import { addressFormMessages } from '@tessera/shared/address-form';
import type { OrderDraft } from '@tessera/shared/contract';
import type { Opened } from '../../../../form/use-late-dialog';
import type { AddressKind } from '../parts/draft-addresses';
import { AddressDialog } from './address-dialog';
import { CustomerDialog } from './customer-dialog';
import { DeleteDialog } from './delete-dialog';
import { DeliveryDialog } from './delivery-dialog';
import { DiscountDialog } from './discount-dialog';
import { PlaceDialog } from './place-dialog';
import { PriceDialog } from './price-dialog';

export const messages = [addressFormMessages];

export type DraftDialogName = AddressKind | 'customer' | 'delete' | 'delivery' | 'discount' | 'place' | 'price';

export interface AskedDialog {
  name: DraftDialogName;
  /** of the line whose price is meant */
  variant_id?: string;
}

export interface DraftDialogsProps {
  draft: OrderDraft;
  opened: Opened<AskedDialog>;
  onClose: () => void;
}

/** The dialogs of a draft, each made anew when it opens: it shows what the draft holds then. */
export default function DraftDialogs({ draft, opened, onClose }: DraftDialogsProps) {
  const { asked, isOpen, count } = opened;
  const shared = { draft, open: isOpen, onClose };
  switch (asked.name) {
    case 'customer':
      return <CustomerDialog key={count} {...shared} />;
    case 'price':
      return <PriceDialog key={count} {...shared} variant_id={asked.variant_id} />;
    case 'discount':
      return <DiscountDialog key={count} {...shared} />;
    case 'delivery':
      return <DeliveryDialog key={count} {...shared} />;
    case 'place':
      return <PlaceDialog key={count} {...shared} />;
    case 'delete':
      return <DeleteDialog key={count} {...shared} />;
    default:
      return <AddressDialog key={count} {...shared} kind={asked.name} />;
  }
}
