import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/db';
import type { Language } from '../../languages';
import type { PaymentView } from '../../schemas/payment';
import { failureSentence, waitingSentence } from './failure-sentences';
import type { PaymentSettingsService } from './payment-settings.service';
import { paymentsRepository } from './payments.repository';
import type { PaymentRow } from './payments.repository';
import type { RecorderService } from './recorder.service';

export interface PresenterDeps extends Pick<Infra, 'config' | 'db'> {
  settings: Pick<PaymentSettingsService, 'get'>;
  recorder: Pick<RecorderService, 'openAction'>;
}

export type PaymentPresenter = ReturnType<typeof createPaymentPresenter>;

/** Payments as their buyers see them: how they stand, and what is to be done now. */
export function createPaymentPresenter({ config, db, settings, recorder }: PresenterDeps) {
  async function actionOf(
    handle: Db | Trx,
    row: PaymentRow,
    part: PaymentRow | undefined,
  ): Promise<PaymentView['action']> {
    const { status, method } = row;
    // The first part of a plan is what has to be done about the whole.
    if (part && method === 'pay-later' && status !== 'authorised') return actionOf(handle, part, undefined);
    if (method === 'test-card' && status === 'needs_confirmation') {
      return { kind: 'confirm', confirm_url: `/payments/${row.id}/confirm` };
    }
    if (method === 'stripe' && row.sealed_action && ['pending', 'failed', 'needs_confirmation'].includes(status)) {
      const client_secret = recorder.openAction(row.sealed_action);
      return { kind: 'stripe', client_secret, public_key: config.stripe?.publishable_key ?? '' };
    }
    if (method !== 'bank-transfer' || status !== 'pending') return null;
    const { holder, iban, bic } = (await settings.get(handle)).bank_transfer;
    return { kind: 'transfer', bank: { holder, iban, bic, reference: row.order_number } };
  }

  function messageOf({ status, failure, method, start_key }: PaymentRow, language: Language): string | null {
    if ((status === 'failed' || status === 'cancelled') && failure !== null) return failureSentence(failure, language);
    const asked = status === 'pending' && method === 'test-card' && start_key !== null;
    return asked ? waitingSentence(language) : null;
  }

  async function present(
    handle: Db | Trx,
    row: PaymentRow,
    part: PaymentRow | undefined,
    language: Language,
  ): Promise<PaymentView> {
    const { id, method, status, amount } = row;
    return { id, method, status, amount, message: messageOf(row, language), action: await actionOf(handle, row, part) };
  }

  return {
    async one(row: PaymentRow, language: Language, handle: Db | Trx = db): Promise<PaymentView> {
      const parts = row.method === 'pay-later' ? await paymentsRepository.listParts(handle, [row.id]) : [];
      return present(handle, row, parts.at(-1), language);
    },

    /** The latest payment of each order that has one. */
    async latest(
      handle: Db | Trx,
      order_ids: readonly string[],
      language: Language,
    ): Promise<Map<string, PaymentView>> {
      if (order_ids.length === 0) return new Map();
      const rows = await paymentsRepository.listLatest(handle, order_ids);
      const later = rows.filter(({ method }) => method === 'pay-later').map(({ id }) => id);
      const parts = later.length === 0 ? [] : await paymentsRepository.listParts(handle, later);
      const views = await Promise.all(
        rows.map(async (row) => {
          const part = parts.findLast(({ parent_id }) => parent_id === row.id);
          return [row.order_id, await present(handle, row, part, language)] as const;
        }),
      );
      return new Map(views);
    },
  };
}
