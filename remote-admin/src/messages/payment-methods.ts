import { PAYMENT_METHOD_NAMES, type PaymentMethod } from '@tessera/shared/contract';

/** What staff call the ways to pay: as shoppers do, but a card that moves no money is told from one that does. */
export const paymentMethods: Record<PaymentMethod, string> = { ...PAYMENT_METHOD_NAMES, 'test-card': 'Test card' };
