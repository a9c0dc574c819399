import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  metadata: Record<string, string>;
  last_payment_error: { code: string; decline_code?: string } | null;
}

interface Refund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: string;
  metadata: Record<string, string>;
  failure_reason?: string;
}

interface Charge {
  id: string;
  object: 'charge';
  payment_intent: string;
  amount: number;
  amount_refunded: number;
  metadata: Record<string, string>;
}

interface Dispute {
  id: string;
  object: 'dispute';
  payment_intent: string;
  amount: number;
  currency: string;
  reason: string;
  status: string;
  evidence_details: { due_by: number | null };
  metadata: Record<string, string>;
}

export interface StripeDouble {
  /** for STRIPE_API_BASE */
  url: string;
  intents: Map<string, Intent>;
  refunds: Refund[];
  /** what was called, with its Idempotency-Key: 'POST /v1/payment_intents authorise:…' */
  calls: string[];
  /** the one secret key that it knows from now on; null: it takes any */
  known_key: string | null;
  /** answers with 500 from now on */
  away: boolean;
  /** what the buyer's browser does with the client secret */
  confirm(id: string): Intent;
  decline(id: string, decline_code: string): Intent;
  /** what somebody does in Stripe's dashboard */
  refundInDashboard(intent_id: string, amount: number): Refund;
  /** the charge of an intent, as it is now */
  chargeOf(intent_id: string): Charge;
  /** the payer's bank asks for the money of an intent */
  dispute(intent_id: string, amount: number): Dispute;
  /** refuses refunds from now on, with this code; null: no more */
  refuseRefunds(code: string | null): void;
  /** a message as Stripe sends it; `created`: seconds since the epoch */
  event(type: string, object: Intent | Refund | Charge | Dispute, created?: number): string;
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
};

/** `metadata[payment_id]=…` of a form. */
const metadataOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );

/** https://docs.stripe.com/testing#declined-payments */
const DECLINED = '4000000000000002';

/** The part of Stripe's API that the shop uses: a form comes in, JSON goes out, keys are remembered. */
export async function startStripeDouble(): Promise<StripeDouble> {
  const intents = new Map<string, Intent>();
  const refunds: Refund[] = [];
  const answers = new Map<string, { form: string; body: object }>();
  let count = 0;
  let refused: string | null = null;
  const number = (prefix: string): string => `${prefix}_${String((count += 1)).padStart(6, '0')}`;

  class Refused extends Error {
    constructor(
      readonly code: string,
      readonly type = 'invalid_request_error',
    ) {
      super(code);
    }
  }

  const getIntent = (id: string): Intent => {
    const intent = intents.get(id);
    if (!intent) throw new Refused('resource_missing');
    return intent;
  };

  function create(form: URLSearchParams): Intent {
    const id = number('pi');
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      amount_capturable: 0,
      amount_received: 0,
      currency: form.get('currency') ?? '',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_abc`,
      metadata: metadataOf(form),
      last_payment_error: null,
    };
    if (form.get('capture_method') !== 'manual') throw new Refused('parameter_missing');
    intents.set(id, intent);
    return intent;
  }

  /** As Stripe's own script asks, from the buyer's browser; the cards are those of Stripe's test mode. */
  function confirmByCard(intent: Intent, card: string): Intent {
    if (intent.status !== 'requires_payment_method') throw new Refused('payment_intent_unexpected_state');
    if (card === DECLINED) {
      intent.last_payment_error = { code: 'card_declined', decline_code: 'generic_decline' };
      throw new Refused('card_declined');
    }
    return Object.assign(intent, { status: 'requires_capture', amount_capturable: intent.amount });
  }

  function capture(intent: Intent): Intent {
    if (intent.status !== 'requires_capture') throw new Refused('payment_intent_unexpected_state');
    return Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, amount_capturable: 0 });
  }

  function cancel(intent: Intent): Intent {
    if (intent.status === 'succeeded') throw new Refused('payment_intent_unexpected_state');
    return Object.assign(intent, { status: 'canceled' });
  }

  function refund(form: URLSearchParams): Refund {
    if (refused !== null) throw new Refused(refused);
    const payment_intent = form.get('payment_intent') ?? '';
    const amount = Number(form.get('amount'));
    const given = givenBack(payment_intent);
    if (given + amount > getIntent(payment_intent).amount_received) throw new Refused('charge_already_refunded');
    const made: Refund = {
      id: number('re'),
      object: 'refund' as const,
      payment_intent,
      amount,
      status: 'succeeded',
      metadata: metadataOf(form),
    };
    refunds.push(made);
    return made;
  }

  const givenBack = (id: string): number =>
    refunds
      .filter(({ payment_intent, status }) => payment_intent === id && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);

  function onRefunds(method: string, url: URL, form: URLSearchParams): object {
    if (method === 'POST') return refund(form);
    const of = url.searchParams.get('payment_intent');
    return { object: 'list', has_more: false, data: refunds.filter((one) => one.payment_intent === of) };
  }

  function answer(method: string, url: URL, form: URLSearchParams): object {
    const [, , resource, id, action] = url.pathname.split('/');
    if (resource === 'refunds') return onRefunds(method, url, form);
    if (id === undefined && method === 'GET') return { object: 'list', has_more: false, data: [...intents.values()] };
    if (id === undefined) return create(form);
    const intent = getIntent(id);
    if (action === 'capture') return capture(intent);
    if (action === 'confirm') return confirmByCard(intent, form.get('card') ?? '');
    return action === 'cancel' ? cancel(intent) : withCharge(intent, url.searchParams);
  }

  /** Its charge, once there is one: whole where it is asked for, else its number (https://docs.stripe.com/api/expanding_objects). */
  function withCharge(intent: Intent, asked: URLSearchParams): object {
    const isPaid = ['requires_capture', 'succeeded'].includes(intent.status);
    const charge = double.chargeOf(intent.id);
    const payment_method_details = { type: 'card', card: { brand: 'visa', last4: '4242' } };
    const shown = asked.get('expand[0]') === 'latest_charge' ? { ...charge, payment_method_details } : charge.id;
    return { ...intent, latest_charge: isPaid ? shown : null };
  }

  /** The same key gets the same answer, and must ask the same (https://docs.stripe.com/api/idempotent_requests). */
  function onceFor(key: string, form: URLSearchParams, work: () => object): object {
    const known = answers.get(key);
    if (known && known.form !== form.toString()) throw new Refused('idempotency_key_in_use', 'idempotency_error');
    if (known) return known.body;
    const body = work();
    if (key !== '') answers.set(key, { form: form.toString(), body: structuredClone(body) });
    return body;
  }

  async function handle(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const form = await bodyOf(request);
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', 'http://stripe');
    const key = String(request.headers['idempotency-key'] ?? '');
    double.calls.push(`${method} ${url.pathname} ${key}`.trim());
    const isKnown = double.known_key === null || request.headers.authorization === `Bearer ${double.known_key}`;
    if (!isKnown)
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
    if (double.away) return { status: 500, body: { error: { type: 'api_error', message: 'away' } } };
    try {
      return { status: 200, body: onceFor(key, form, () => answer(method, url, form)) };
    } catch (error) {
      const { code, type } = error instanceof Refused ? error : new Refused('unknown');
      return { status: 400, body: { error: { type, code, message: code } } };
    }
  }

  const server = createServer((request, response) => {
    void handle(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const double: StripeDouble = {
    url: `http://127.0.0.1:${port}`,
    intents,
    refunds,
    calls: [],
    known_key: null,
    away: false,
    confirm(id) {
      const intent = getIntent(id);
      return Object.assign(intent, { status: 'requires_capture', amount_capturable: intent.amount });
    },
    decline: (id, decline_code) =>
      Object.assign(getIntent(id), { last_payment_error: { code: 'card_declined', decline_code } }),
    refundInDashboard: (id, amount) => refund(new URLSearchParams({ payment_intent: id, amount: String(amount) })),
    chargeOf(id) {
      const { amount, metadata } = getIntent(id);
      const amount_refunded = givenBack(id);
      return { id: `ch_of_${id}`, object: 'charge', payment_intent: id, amount, amount_refunded, metadata };
    },
    dispute: (id, amount) => ({
      ...{ id: number('dp'), object: 'dispute', payment_intent: id, amount, currency: getIntent(id).currency },
      ...{ reason: 'product_not_received', status: 'needs_response', metadata: {} },
      evidence_details: { due_by: 1_900_000_000 },
    }),
    refuseRefunds: (code) => void (refused = code),
    event: (type, object, created = 1_800_000_000) =>
      JSON.stringify({ id: number('evt'), object: 'event', type, created, data: { object } }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return double;
}
