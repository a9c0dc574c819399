import { createHmac } from 'node:crypto';
import type { Page, Request, Route } from '@playwright/test';
import { call } from '../shop/api';
import { currentShop } from '../shop/shop';

/** https://docs.stripe.com/testing */
export const STRIPE_CARDS = {
  declined: '4000000000000002',
  asksFirst: '4000002500003155',
} as const;

/** In the frame of the card form: what is typed stays there, the page hears of the outcome alone. */
const CARD_FORM = `<!doctype html><title>Card</title>
<label>Card number <input id="card"></label> <button id="sure" hidden>Complete authentication</button>
<script>
  const ask = async (id) => {
    const card = document.getElementById('card').value;
    const sure = document.getElementById('sure');
    if (card === '${STRIPE_CARDS.asksFirst}') {
      sure.hidden = false;
      await new Promise((resolve) => sure.addEventListener('click', resolve, { once: true }));
    }
    const body = new URLSearchParams({ card });
    const answer = await fetch('https://api.stripe.com/v1/payment_intents/' + id + '/confirm', { method: 'POST', body });
    return answer.ok ? {} : { error: { message: 'Your card was declined.' } };
  };
  addEventListener('message', async ({ data, ports }) => ports[0].postMessage(await ask(data)));
</script>`;

/** As much of Stripe.js as the shop calls. */
const STRIPE_JS = `window.Stripe = () => {
  let frame;
  const idOf = (secret) => secret.split('_secret')[0];
  return {
    retrievePaymentIntent: async (secret) => {
      const answer = await fetch('https://api.stripe.com/v1/payment_intents/' + idOf(secret));
      return { paymentIntent: await answer.json() };
    },
    elements: ({ clientSecret }) => ({
      secret: clientSecret,
      create: () => ({
        mount: (place) => {
          frame = document.createElement('iframe');
          frame.title = 'Secure card form';
          frame.src = 'https://js.stripe.com/card-form';
          place.append(frame);
        },
        destroy: () => frame.remove(),
      }),
    }),
    confirmPayment: ({ elements }) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        frame.contentWindow.postMessage(idOf(elements.secret), 'https://js.stripe.com', [port2]);
      }),
  };
};`;

/** Of whoever the double trusts like the shop: a double that knows one key alone takes nobody else's calls. */
function knownHeaders(): Record<string, string> {
  const { known_key } = currentShop().stripe;
  return known_key === null ? {} : { authorization: `Bearer ${known_key}` };
}

/** Stripe as a buyer's browser meets it: its script and its form are doubles, and so is its API, the one that the shop calls. */
export class BrowserStripe {
  /** every address outside of the shop that was asked for */
  readonly asked: string[] = [];
  /** what the shop was sent: addresses and bodies */
  readonly sentToShop: string[] = [];

  async watch(page: Page): Promise<void> {
    page.on('request', (request) => this.note(request));
    await page.route('https://js.stripe.com/**', (route) =>
      route.request().url().endsWith('/card-form')
        ? route.fulfill({ contentType: 'text/html', body: CARD_FORM })
        : route.fulfill({ contentType: 'text/javascript', body: STRIPE_JS }),
    );
    await page.route('https://api.stripe.com/**', (route) => this.passOn(route));
  }

  private note(request: Request): void {
    const url = request.url();
    if (url.startsWith(currentShop().url)) this.sentToShop.push(`${url} ${request.postData() ?? ''}`);
    else if (url.startsWith('https:')) this.asked.push(url);
  }

  private async passOn(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    const response = await fetch(`${currentShop().stripe.url}${pathname}`, {
      method: route.request().method(),
      headers: knownHeaders(),
      body: route.request().postData(),
    });
    await route.fulfill({
      status: response.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: await response.text(),
    });
  }
}

/** What Stripe's API answers, as the shop and a buyer's browser call it. */
export async function askStripe<T>(path: string, form?: Record<string, string>): Promise<T> {
  const body = form && { method: 'POST', body: new URLSearchParams(form) };
  const answer = await fetch(`${currentShop().stripe.url}/v1/${path}`, { headers: knownHeaders(), ...body });
  return (await answer.json()) as T;
}

/** A message of Stripe's own, signed as it signs them. */
export function sayAsStripe(type: string, object: { id: string }): Promise<Response> {
  const json = { id: `evt_${object.id}_${type}`, object: 'event', type, data: { object } };
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', currentShop().stripe.webhook_secret)
    .update(`${time}.${JSON.stringify(json)}`)
    .digest('hex');
  return call('payments/webhooks/stripe', {
    method: 'POST',
    json,
    headers: { 'stripe-signature': `t=${time},v1=${signature}` },
  });
}

export const intentOf = (client_secret: string): string => client_secret.split('_secret')[0] ?? '';

/** Stripe's own message that a payment was approved, however late. */
export async function tellShop(client_secret: string): Promise<Response> {
  const intent = await askStripe<{ id: string }>(`payment_intents/${intentOf(client_secret)}`);
  return sayAsStripe('payment_intent.amount_capturable_updated', intent);
}
