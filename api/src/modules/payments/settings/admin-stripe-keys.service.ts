import { AppError, notValid } from '../../../errors/errors';
import type { FieldErrors } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import { messageOf } from '../../../messages/message';
import type { AuditService } from '../../audit/audit.service';
import { isLiveKey } from '../../stripe-keys/stripe-keys.service';
import type { SavedStripeKeys, StripeKeys, StripeKeysService } from '../../stripe-keys/stripe-keys.service';
import type { StripeKeysEdit, StripeKeysView } from './stripe-keys.schemas';

export interface AdminStripeKeysDeps extends Pick<Infra, 'db' | 'config'> {
  audit: Pick<AuditService, 'record'>;
  stripeKeys: Pick<StripeKeysService, 'describe' | 'replace'>;
}

export type AdminStripeKeysService = ReturnType<typeof createAdminStripeKeys>;

const FORMS: Record<keyof StripeKeys, { pattern: RegExp; begins: string }> = {
  secret_key: { pattern: /^(sk|rk)_\w+$/, begins: 'sk_, rk_' },
  publishable_key: { pattern: /^pk_\w+$/, begins: 'pk_' },
  webhook_secret: { pattern: /^whsec_\S+$/, begins: 'whsec_' },
};

/** What the shop listens to: docs/api.md, 'What goes wrong with money'. */
const EVENTS = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
];

/** Stripe's keys as staff set them: they go in and never come out. docs/product.md §4, 'Payments'. */
export function createAdminStripeKeys({ db, config, audit, stripeKeys }: AdminStripeKeysDeps) {
  async function view(handle: Db | Trx = db): Promise<StripeKeysView> {
    const described = await stripeKeys.describe(handle);
    const isUsed = described.saved !== null && described.is_readable;
    return {
      ...described,
      source: config.stripe ? 'environment' : isUsed ? 'saved' : null,
      webhook_url: `${config.public_url}/api/payments/webhooks/stripe`,
      events: EVENTS,
    };
  }

  /** @throws AppError `conflict`: those of the environment are used */
  function requireOwn(): void {
    if (config.stripe) throw new AppError('payments.keys_of_environment');
  }

  /** Asks Stripe by the key itself; only this one of the three can be tried. @throws AppError */
  async function requireKnown(keys: StripeKeys): Promise<void> {
    // the SDK comes with the first call
    const { tryStripeKey } = await import('../providers/stripe');
    const answer = await tryStripeKey({ ...keys, api_base: config.stripe_api_base });
    if (answer === 'unheard') throw new AppError('payments.keys_unchecked');
    if (answer === 'unknown') throw notValid({ secret_key: [messageOf('validation.failed.stripe_key_unknown')] });
    if (answer === 'too_little') throw notValid({ secret_key: [messageOf('validation.failed.stripe_key_rights')] });
  }

  async function replace(actor: Actor, keys: StripeKeys | null, version: number): Promise<StripeKeysView> {
    await withTransaction(db, async (trx) => {
      const refuse = async () => new AppError('conflict', {}, { extensions: { present: await view(trx) } });
      const { saved: before, version: found } = await stripeKeys.describe(trx);
      if (found !== version) throw await refuse();
      if (keys === null && before === null) throw new AppError('request.not_found');
      // somebody may be faster by a moment
      if (!(await stripeKeys.replace(trx, { keys, version, set_by: actor.user_id }))) throw await refuse();
      const { saved: after } = await stripeKeys.describe(trx);
      const action = keys === null ? 'stripe_keys.remove' : 'stripe_keys.set';
      const entry = { action, record_type: 'stripe_keys', record_id: 'stripe' };
      await audit.record(trx, actor, { ...entry, before: inWords(before), after: inWords(after) });
    });
    return view();
  }

  return {
    get: (): Promise<StripeKeysView> => view(),

    /**
     * Saves keys, sealed; cards are taken by them from then on.
     * @throws AppError `validation.failed` by key; `payments.keys_unchecked` where Stripe does not answer;
     * `payments.keys_of_environment`; `conflict` with `present`
     */
    async set(actor: Actor, { version, ...given }: StripeKeysEdit): Promise<StripeKeysView> {
      requireOwn();
      const keys: StripeKeys = {
        secret_key: given.secret_key.trim(),
        publishable_key: given.publishable_key.trim(),
        webhook_secret: given.webhook_secret.trim(),
      };
      const faults = faultsOf(keys);
      if (Object.keys(faults).length > 0) throw notValid(faults);
      await requireKnown(keys);
      return replace(actor, keys, version);
    },

    /** Forgets them: cards are not offered from then on. @throws AppError as `set`; `request.not_found`: there are none */
    async remove(actor: Actor, version: number): Promise<StripeKeysView> {
      requireOwn();
      return replace(actor, null, version);
    },
  };
}

function faultsOf(keys: StripeKeys): FieldErrors {
  // the keys are what its type says
  const names = Object.keys(FORMS) as (keyof StripeKeys)[];
  const faults: FieldErrors = Object.fromEntries(
    names.flatMap((name) => {
      const { pattern, begins } = FORMS[name];
      return pattern.test(keys[name]) ? [] : [[name, [messageOf('validation.failed.stripe_key', { begins })]]];
    }),
  );
  const isMixed = isLiveKey(keys.secret_key) !== isLiveKey(keys.publishable_key);
  if (Object.keys(faults).length > 0 || !isMixed) return faults;
  return { publishable_key: [messageOf('validation.failed.stripe_key_mode')] };
}

/** As the log shows them. */
function inWords(saved: Pick<SavedStripeKeys, 'ends' | 'is_live'> | null): object | null {
  if (!saved) return null;
  const { secret_key, publishable_key, webhook_secret } = saved.ends;
  return {
    live_keys: saved.is_live,
    secret_key: `…${secret_key}`,
    publishable_key: `…${publishable_key}`,
    webhook_secret: `…${webhook_secret}`,
  };
}
