import type { DeliveryChange, DeliveryWarning } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { deliveryMessages } from '../../../messages/settings/delivery';
import type { MoneyFormat } from '../../../numbers/money.model';
import { kilograms, whereWords } from './zone-words.model';

/** Of which parcels a price is; '' where it is that of all. */
function weightWords({ from_grams, up_to_grams }: DeliveryChange, locale: string): string {
  const { weights } = messagesIn(deliveryMessages);
  if (up_to_grams === null) return from_grams === 0 ? '' : weights.above(kilograms(from_grams, locale));
  const up_to = kilograms(up_to_grams, locale);
  return from_grams === 0 ? weights.upTo(up_to) : weights.between(kilograms(from_grams, locale), up_to);
}

/** The name of a way of delivery, in English where the reader's language has none. */
const nameOf = (method: Record<string, string>, locale: string): string =>
  method[locale.slice(0, 2)] ?? method['en'] ?? '';

/** Which of three sentences: something came, went, or is another one. */
interface CameOrWent {
  came: (is: string) => string;
  went: (was: string) => string;
  other: (is: string, was: string) => string;
}

function sayWhich(was: string | null, is: string | null, { came, went, other }: CameOrWent): string {
  if (is === null) return went(was ?? '');
  return was === null ? came(is) : other(is, was);
}

/** A change in one sentence: 'Orders to Germany will pay $8.00 instead of $6.00 for Standard delivery'. */
export function changeWords(change: DeliveryChange, { currency, locale }: MoneyFormat): string {
  const { changes: text, days } = messagesIn(deliveryMessages);
  const where = whereWords(change.countries, change.postal_codes, locale);
  const method = nameOf(change.method, locale);
  const of = `${method}${weightWords(change, locale)}`;
  const money = (amount: number | null) => (amount === null ? null : formatMoney(amount, currency, locale));
  const inDays = (span: DeliveryChange['days_before']) =>
    span ? days(String(span.min_days), String(span.max_days)) : '';
  const [was, is] = [money(change.before), money(change.after)];
  switch (change.kind) {
    case 'price':
      return sayWhich(was, is, {
        came: (now) => text.sent(where, of, now),
        went: () => text.notSent(where, of),
        other: (now, then) => text.price(where, of, now, then),
      });
    case 'free_from':
      return sayWhich(was, is, {
        came: (now) => text.free(where, method, now),
        went: (then) => text.neverFree(where, method, then),
        other: (now, then) => text.freeFrom(where, method, now, then),
      });
    case 'days':
      return text.days(where, method, inDays(change.days_after), inDays(change.days_before));
    case 'added':
      return text.added(where, method, is ?? '');
    case 'removed':
      return text.removed(where, method);
  }
}

/** Another hour until which orders are packed the same day, in a sentence; none where it stays. */
export function packingWords(before: number, after: number): string[] {
  const { changes, hour } = messagesIn(deliveryMessages);
  return after === before ? [] : [changes.packed(hour(String(after)), hour(String(before)))];
}

/** A warning in one sentence. */
export function warningWords(warning: DeliveryWarning, locale: string): string {
  const { warnings: text } = messagesIn(deliveryMessages);
  const { kind, zone, countries, postal_codes, up_to_grams } = warning;
  const where = whereWords(countries, postal_codes, locale);
  switch (kind) {
    case 'nowhere':
      return text.nowhere;
    case 'empty':
      return text.empty(where, zone);
    case 'lost':
      return text.lost(where);
    case 'lighter':
      return text.lighter(where, kilograms(up_to_grams ?? 0, locale));
  }
}
