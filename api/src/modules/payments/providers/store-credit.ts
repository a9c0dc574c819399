import type { CreditPayments } from '../../stored-values/ledger/credit-payments.service';
import { ProviderRefused } from './provider';
import type { PaymentProvider } from './provider';

/** The shop's own store credit: it is taken with the order, so there is nothing to begin, and goes back to its ledger. */
export function createStoreCreditProvider({ giveBack }: Pick<CreditPayments, 'giveBack'>): PaymentProvider {
  const nothing = () => Promise.resolve({ facts: [] });
  return {
    authorise: nothing,
    capture: nothing,
    cancel: nothing,
    fetch: nothing,
    async refund({ order_id }, { key, amount }) {
      if (!(await giveBack({ order_id, amount, key }))) throw new ProviderRefused('account_gone');
      return { facts: [{ kind: 'refunded', key, amount }] };
    },
  };
}
