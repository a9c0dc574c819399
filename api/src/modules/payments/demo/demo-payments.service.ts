import type { Infra } from '../../../infra';
import { withTransaction } from '../../../infra/database/transaction';
import type { StoreService } from '../../store/store.service';
import type { TestGatewayService } from '../../test-gateway/test-gateway.service';
import { demoPaymentsRepository } from './demo-payments.repository';
import type { PaymentSettingsService } from '../settings/payment-settings.service';
import type { RecorderService } from '../recording/recorder.service';
import type { StarterService } from '../paying/starter.service';

export interface DemoPaymentsDeps extends Pick<Infra, 'db'> {
  settings: Pick<PaymentSettingsService, 'get' | 'update'>;
  store: Pick<StoreService, 'getSettings'>;
  testGateway: Pick<TestGatewayService, 'addCaptured'>;
  starter: Pick<StarterService, 'insert'>;
  recorder: Pick<RecorderService, 'note'>;
}

type Unexplained = Awaited<ReturnType<typeof demoPaymentsRepository.listUnexplained>>[number];

/** An account that no bank has: the example of the IBAN registry (ISO 13616). */
const ACCOUNT = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };

export type DemoPayments = ReturnType<typeof createDemoPayments>;

/** The demo shop's money: where transfers go, and how its past orders were paid, so that they can be refunded. */
export function createDemoPayments({ db, settings, store, testGateway, starter, recorder }: DemoPaymentsDeps) {
  async function explain({ id: order_id, number, user_id, total: amount, currency, payment_method }: Unexplained) {
    await withTransaction(db, async (trx) => {
      const method = payment_method === 'test-card' ? ('test-card' as const) : ('bank-transfer' as const);
      const order = { order_id, order_number: number, user_id, purpose: 'order' as const };
      const id = await starter.insert(trx, { ...order, method, amount, currency });
      if (method !== 'test-card') return;
      const provider_ref = await testGateway.addCaptured(trx, { reference: id, amount, currency });
      const facts = [
        { kind: 'authorised' as const, amount },
        { kind: 'captured' as const, amount },
      ];
      await recorder.note(trx, id, { provider_ref, facts }, 'shop');
    });
  }

  return {
    async load(): Promise<void> {
      // What staff have set since stays as it is.
      if ((await settings.get()).bank_transfer.iban === '') {
        const { name: holder } = await store.getSettings();
        // without a fee, so that cash is a way out of a declined card, too: an order's sum stands
        await settings.update({ bank_transfer: { holder, ...ACCOUNT }, cash_on_delivery: { fee: 0 } });
      }
      for (const order of await demoPaymentsRepository.listUnexplained(db)) await explain(order);
    },
  };
}
