import { useMessages } from '@tessera/shared/i18n';
import { orderMessages } from '../../messages/orders/order';
import { RecordSkeleton } from '../../page/record-skeleton';

/** The order's own places, empty. */
export const OrderSkeleton = () => <RecordSkeleton many label={useMessages(orderMessages).loading} />;
