import { countryName } from '@tessera/shared/addresses';
import type { TrackedOrder } from '@tessera/shared/contract';
import { dayOf, formatDate, formatDays, today } from '@tessera/shared/dates';
import { pathIn } from '@tessera/shared/i18n';
import { html, type Markup } from './markup';
import type { PlainForm, Said } from './plain-form';
import type { PlainWords } from './plain-words';

type TrackWords = PlainWords['track'];
type Item = TrackedOrder['items'][number];

/** Gift cards alone, which are mailed and go to no place (docs/product.md §4). */
const isMailed = ({ delivery }: TrackedOrder): boolean => delivery.code === 'by-mail';

/** The one word that matters most of an order's three states. */
function stateOf(order: TrackedOrder): keyof TrackWords['states'] {
  const { status, payment_status, fulfilment_status } = order;
  if (fulfilment_status === 'returned') return 'returned';
  if (status === 'cancelled') return 'cancelled';
  if (payment_status === 'refunded') return 'refunded';
  if (payment_status === 'failed') return 'payment_failed';
  if (status === 'awaiting_payment') return 'awaiting_payment';
  return fulfilment_status === 'delivered' && isMailed(order) ? 'issued' : fulfilment_status;
}

const UNDER_WAY = new Set(['awaiting_payment', 'unfulfilled', 'partly_shipped', 'shipped']);

/** When it arrives: no day is told of an order of which something was not there (docs/product.md §4, 'Back-orders'). */
function arrivalOf(order: TrackedOrder, { words: { track }, locale }: Said): Markup | undefined {
  const isToCome = UNDER_WAY.has(stateOf(order)) && !isMailed(order);
  if (!isToCome || order.items.some(({ backorder }) => backorder)) return undefined;
  return html`<p>${track.expected(formatDays(order.delivery.earliest_on, order.delivery.latest_on, locale))}</p>`;
}

/** What was promised of a line that was not there; a day that has passed is told no more. */
function promiseOf({ backorder, quantity, quantity_shipped }: Item, { words: { track }, locale }: Said) {
  if (!backorder || quantity_shipped >= quantity) return undefined;
  const day = backorder.expected !== null && backorder.expected >= today() ? backorder.expected : undefined;
  const words = [track.ahead, day && track.shipsBy(formatDate(day, locale)), backorder.note]
    .filter(Boolean)
    .join(' · ');
  return html`<br /><small>${words}</small>`;
}

function goodsOf({ items }: TrackedOrder, said: Said): Markup {
  const lines = items.map((item) => {
    const options = Object.values(item.options).join(', ');
    return html`<li>
      <span>${item.quantity} × ${item.name}${options && `, ${options}`}${promiseOf(item, said)}</span>
    </li>`;
  });
  return html`<h2>${said.words.track.items}</h2>
    <ul>
      ${lines}
    </ul>`;
}

/** Our own carriers' pages alone are led to. */
const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

function parcelsOf({ shipments }: TrackedOrder, { words: { track }, locale }: Said): Markup | undefined {
  if (shipments.length === 0) return undefined;
  const lines = shipments.map(({ carrier, shipped_at, tracking_number, tracking_url }) => {
    const follow =
      tracking_url !== null && isWebAddress(tracking_url)
        ? html`<a href="${tracking_url}" rel="noreferrer">${track.trackParcel(tracking_number)}</a>`
        : tracking_number;
    return html`<li>
      <span>${track.sentBy(carrier, dayOf(shipped_at, locale))}<br />${follow}</span>
    </li>`;
  });
  return html`<h2>${track.parcels}</h2>
    <ul>
      ${lines}
    </ul>`;
}

/** How far the order is: no name, no street, no sum, as on its page with scripts. */
function tellOrder(order: TrackedOrder, said: Said): Markup {
  const { track } = said.words;
  const { postal_code, city, country } = order.destination;
  const place = [`${postal_code} ${city}`.trim(), countryName(country, said.locale)].filter(Boolean).join(', ');
  return html`<p class="state">${track.states[stateOf(order)]}</p>
    <p>${track.placedOn(dayOf(order.placed_at, said.locale))}</p>
    ${arrivalOf(order, said)}
    <p class="quiet">${isMailed(order) ? order.delivery.name : track.goesTo(place)}</p>
    ${parcelsOf(order, said)} ${goodsOf(order, said)}
    <p class="onward"><a href="${pathIn(said.language, trackForm.path)}">${track.again}</a></p>`;
}

/** An order by its number and e-mail address. */
export const trackForm: PlainForm = {
  path: '/contact/order',
  call: 'orders/track',
  title: ({ track }) => track.title,
  text: ({ track }) => track.text,
  send: ({ track }) => track.send,
  fields: ({ track }) => [
    { name: 'number', label: track.number, kind: 'text', most: 50, hint: track.numberHint },
    { name: 'email', label: track.email, kind: 'email', most: 320, autocomplete: 'email' },
  ],
  missing: ({ number, email }, { track }) => ({
    ...(!number && { number: track.numberMissing }),
    ...(!email && { email: track.emailMissing }),
  }),
  refusal: (status, { track }) => (status === 404 ? track.notFound : undefined),
  done(body, said) {
    // as the API's contract says of this call
    const order = body as TrackedOrder;
    return { title: said.words.track.order(order.number), content: tellOrder(order, said) };
  },
};
