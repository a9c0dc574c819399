import { Type } from 'typebox';
import { Id, Money, Timestamp } from '../../schemas/basics/common';
import { nullable, ref } from '../../schemas/basics/ref';
import { ProductSummary } from '../catalogue/products/catalogue.schemas';

const closed = { additionalProperties: false };

export const MOST_WISHES = 200;

export const WishlistItem = Type.Object(
  {
    product: ref(ProductSummary),
    added_at: Timestamp,
    price_when_added: Money,
    notify: Type.Boolean({ description: 'mails when it becomes cheaper or is back' }),
  },
  { ...closed, $id: 'WishlistItem' },
);

export const Wishlist = Type.Object(
  {
    items: Type.Array(ref(WishlistItem), { description: 'latest first' }),
    share_url: nullable(Type.String({ description: 'whoever has it sees the list; null: nobody else does' })),
  },
  { ...closed, $id: 'Wishlist' },
);

export const SharedWishlist = Type.Object(
  { owner_first_name: Type.String(), items: Type.Array(ref(ProductSummary)) },
  { ...closed, $id: 'SharedWishlist' },
);

export const WishParams = Type.Object({ product_id: Type.String({ maxLength: 200 }) });
export const WishBody = Type.Union([Type.Object({ notify: Type.Optional(Type.Boolean()) }, closed), Type.Null()]);
export const WishJoinBody = Type.Object(
  { product_ids: Type.Array(Id, { maxItems: MOST_WISHES, description: 'latest first' }) },
  closed,
);
export const ShareParams = Type.Object({ token: Type.String({ maxLength: 100 }) });

export const wishlistSchemas = [WishlistItem, Wishlist, SharedWishlist];
