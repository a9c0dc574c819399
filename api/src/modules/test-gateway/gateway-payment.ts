import type { GatewayCallRow, GatewayPaymentRow } from './test-gateway.repository';

/** A payment as this gateway tells of it: in answers, and in its messages. */
export interface GatewayPayment {
  id: string;
  reference: string;
  status: GatewayPaymentRow['state'];
  decline_code: string | null;
  amount: number;
  currency: string;
  captured_amount: number;
  card: { brand: string; last4: string } | null;
  refunds: { key: string; amount: number }[];
}

export interface GatewayEvent {
  id: string;
  type: 'payment.updated';
  created_at: string;
  payment: GatewayPayment;
}

/** The gateway does not do what it was asked. */
export class GatewayRefused extends Error {
  constructor(readonly code: string) {
    super(`the test gateway refused: ${code}`);
    this.name = 'GatewayRefused';
  }
}

export function presentGatewayPayment(row: GatewayPaymentRow, refunds: readonly GatewayCallRow[]): GatewayPayment {
  const { id, reference, state, decline_code, amount, currency, captured_amount, brand, last4 } = row;
  return {
    id,
    reference,
    status: state,
    decline_code,
    amount,
    currency,
    captured_amount,
    card: brand !== null && last4 !== null ? { brand, last4 } : null,
    refunds: refunds.map(({ key, amount: refunded }) => ({ key, amount: refunded })),
  };
}
