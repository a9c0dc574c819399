import type { TextsOf } from '@tessera/shared/i18n';
import type { payLaterMessages } from '../../../messages/pay-later';
import type { Method } from './method-choice';

/** As the gateway takes it (POST test-gateway/tokens). */
export interface Card {
  number: string;
  expiry: string;
  cvc: string;
}

export type CardField = 'card_number' | 'card_expiry' | 'card_cvc';
export type CardErrors = Partial<Record<CardField, string>>;

type Words = Pick<TextsOf<typeof payLaterMessages>, 'cardMissing' | 'expiryMissing' | 'cvcMissing'>;

/** Reads the card from the form; whether it is a good one is the gateway's to say. Stripe asks for a card itself. */
export function readCard(method: Method, form: FormData, text: Words): { card?: Card; errors: CardErrors } {
  if (method === 'stripe') return { errors: {} };
  const field = (name: CardField): string => String(form.get(name) ?? '').trim();
  const card = {
    number: field('card_number').replace(/\s/g, ''),
    expiry: field('card_expiry'),
    cvc: field('card_cvc'),
  };
  const errors: CardErrors = {
    ...(card.number ? {} : { card_number: text.cardMissing }),
    ...(card.expiry ? {} : { card_expiry: text.expiryMissing }),
    ...(card.cvc ? {} : { card_cvc: text.cvcMissing }),
  };
  return { card, errors };
}
