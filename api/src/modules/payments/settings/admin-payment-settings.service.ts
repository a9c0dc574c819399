import { isDeepStrictEqual } from 'node:util';
import { COUNTRY_CODES } from '@tessera/shared/addresses';
import { AppError, notValid } from '../../../errors/errors';
import type { FieldErrors } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import { pick } from '../../../infra/basics/pick';
import type { Db, Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import { messageOf } from '../../../messages/message';
import type { LocalizedMessage } from '../../../messages/message';
import type { AuditService } from '../../audit/audit.service';
import type { StoreService } from '../../store/store.service';
import { isLiveKey } from '../../stripe-keys/stripe-keys.service';
import type { StripeKeysService } from '../../stripe-keys/stripe-keys.service';
import { isBic, isIban, plainIban } from './bank-account';
import { paymentSettingsRepository } from './payment-settings.repository';
import { withDefaults } from './payment-settings.service';
import type { PaymentSettings } from './payment-settings.service';
import type { PaymentSettingsEdit, PaymentSettingsView } from './payment-settings.schemas';

export interface AdminPaymentSettingsDeps extends Pick<Infra, 'db' | 'clock' | 'changes' | 'config'> {
  audit: Pick<AuditService, 'record'>;
  store: Pick<StoreService, 'getCurrency'>;
  stripeKeys: Pick<StripeKeysService, 'get'>;
}

export type AdminPaymentSettingsService = ReturnType<typeof createAdminPaymentSettings>;

/** What staff set; the rest of the settings stays what it is. */
type Edit = Omit<PaymentSettingsEdit, 'version' | 'confirmed'>;

/** The ways to pay as staff read and change them. docs/product.md §4, 'Payments'. */
export function createAdminPaymentSettings(deps: AdminPaymentSettingsDeps) {
  const { db, clock, changes, config, audit, store, stripeKeys } = deps;

  async function availableTo(handle: Db | Trx): Promise<PaymentSettingsView['available']> {
    const keys = await stripeKeys.get(handle);
    return { stripe: keys && (isLiveKey(keys.secret_key) ? 'live' : 'test'), test_card: config.test_cards };
  }

  async function read(handle: Db | Trx) {
    const { value, version } = await paymentSettingsRepository.findVersioned(handle);
    return { settings: withDefaults(value), version };
  }

  async function get(handle: Db | Trx = db): Promise<PaymentSettingsView> {
    const { settings, version } = await read(handle);
    const available = await availableTo(handle);
    return { ...editOf(settings), currency: await store.getCurrency(), available, version };
  }

  /** Whether somebody without an account to pay later can pay. */
  async function isPayable(handle: Trx, { cards, cash_on_delivery, bank_transfer }: Edit): Promise<boolean> {
    const available = await availableTo(handle);
    const byCard = (cards.stripe && available.stripe !== null) || (cards.test_card && available.test_card);
    return byCard || cash_on_delivery.enabled || bank_transfer.enabled;
  }

  return {
    get: () => get(),

    /**
     * Changes what differs; checkouts offer it from then on. Payments that are under way go on as they began.
     * @throws AppError `validation.failed` by field; `conflict` with `present` where they were changed since they were read;
     * `payments.unconfirmed` where nobody without an account to pay later could pay and nobody has confirmed that
     */
    async update(actor: Actor, { version, confirmed, ...given }: PaymentSettingsEdit): Promise<PaymentSettingsView> {
      const edit = trimmed(given);
      await withTransaction(db, async (trx) => {
        const { settings, version: found } = await read(trx);
        const refuse = async () => new AppError('conflict', {}, { extensions: { present: await get(trx) } });
        if (found !== version) throw await refuse();
        const before = editOf(settings);
        const faults = faultsOf(edit, before);
        if (Object.keys(faults).length > 0) throw notValid(faults);
        if (isDeepStrictEqual(before, edit)) return;
        if (!confirmed && !(await isPayable(trx, edit))) throw new AppError('payments.unconfirmed');
        const value = { ...settings, ...edit, pay_later: { ...settings.pay_later, ...edit.pay_later } };
        // somebody may be faster by a moment
        const isMine = await paymentSettingsRepository.replace(trx, { value, version, now: clock.now() });
        if (!isMine) throw await refuse();
        const entry = { action: 'payments.update', record_type: 'payment_settings', record_id: 'payments' };
        await audit.record(trx, actor, { ...entry, ...differing(before, edit) });
        await changes.notify(trx, ['store']);
      });
      return get();
    },
  };
}

/** As much of the settings as staff set here. An account without a number is not offered. */
function editOf({ capture, cards, cash_on_delivery, bank_transfer, pay_later }: PaymentSettings): Edit {
  const { enabled, ...account } = bank_transfer;
  return {
    capture,
    cards,
    cash_on_delivery,
    bank_transfer: { ...account, enabled: enabled && account.iban !== '' },
    pay_later: pick(pay_later, ['enabled', 'second_person_above']),
  };
}

function trimmed({ bank_transfer, ...edit }: Edit): Edit {
  const { holder, iban, bic } = bank_transfer;
  return {
    ...edit,
    bank_transfer: { ...bank_transfer, holder: holder.trim(), iban: plainIban(iban), bic: plainIban(bic) },
  };
}

/** What is wrong with an account's number; one that was kept before it was checked may stay. */
function ibanFault({ enabled, iban }: Edit['bank_transfer'], former: string): LocalizedMessage | undefined {
  if (iban === former && !(enabled && iban === '')) return undefined;
  if (iban === '' && !enabled) return messageOf('validation.failed.iban_kept');
  return isIban(iban) ? undefined : messageOf('validation.failed.iban');
}

function faultsOf({ cash_on_delivery, bank_transfer }: Edit, before: Edit): FieldErrors {
  const { enabled, holder, bic } = bank_transfer;
  const unknown = cash_on_delivery.countries.find((code) => !COUNTRY_CODES.includes(code));
  const faults: [field: string, says: LocalizedMessage | undefined][] = [
    [
      'cash_on_delivery.countries',
      unknown === undefined ? undefined : messageOf('validation.failed.country_unknown', { code: unknown }),
    ],
    ['bank_transfer.holder', enabled && holder === '' ? messageOf('validation.failed.account_holder') : undefined],
    ['bank_transfer.iban', ibanFault(bank_transfer, before.bank_transfer.iban)],
    ['bank_transfer.bic', bic === '' || isBic(bic) ? undefined : messageOf('validation.failed.bic')],
  ];
  return Object.fromEntries(faults.flatMap(([field, says]) => (says ? [[field, [says]]] : [])));
}

/** The parts that differ, as the log shows them. */
function differing(before: Edit, after: Edit): { before: object; after: object } {
  // the keys are what its type says
  const parts = (Object.keys(before) as (keyof Edit)[]).filter((part) => !isDeepStrictEqual(before[part], after[part]));
  return { before: pick(before, parts), after: pick(after, parts) };
}
