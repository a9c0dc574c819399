import { PAYMENT_METHOD_NAMES_DE, type PaymentMethod } from '@tessera/shared/contract';

export const paymentMethods: Record<PaymentMethod, string> = { ...PAYMENT_METHOD_NAMES_DE, 'test-card': 'Testkarte' };
