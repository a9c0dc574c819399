import { ApiError, api } from '@tessera/shared/client';
import type { TestCardToken } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { useState } from 'react';
import { paymentMessages } from '../messages/payment';
import { CARD_FIELDS, type CardField, type CardValues } from './card-rules';
import { saveCard, readSavedCard, type SavedCard } from './saved-card';

type Errors = Partial<Record<CardField, string>>;

const EMPTY: CardValues = { number: '', expiry: '', cvc: '' };

function missing(values: CardValues): Errors {
  const { numberMissing, expiryMissing, cvcMissing } = messagesIn(paymentMessages);
  const messages: Record<CardField, string> = { number: numberMissing, expiry: expiryMissing, cvc: cvcMissing };
  const empty = CARD_FIELDS.filter((field) => values[field].trim() === '');
  return Object.fromEntries(empty.map((field) => [field, messages[field]]));
}

/** A card that is being typed, or the token of one that was. What is typed lives in this component alone and goes to the gateway alone. */
export function useCard() {
  const [saved, setSaved] = useState(readSavedCard);
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);

  function save(card: SavedCard | undefined): void {
    saveCard(card);
    setSaved(card);
    setValues(EMPTY);
    setErrors({});
    setFailure(undefined);
  }

  function explain(error: unknown): void {
    const found = error instanceof ApiError ? error.errors : {};
    const blamed = CARD_FIELDS.filter((field) => found[field]);
    setErrors(Object.fromEntries(blamed.map((field) => [field, found[field]?.[0]])));
    const isRefused = error instanceof ApiError && error.status > 0 && error.status < 500;
    if (blamed.length === 0) setFailure(isRefused ? error.message : messagesIn(paymentMessages).cardFailed);
  }

  async function sendToGateway(): Promise<SavedCard | undefined> {
    setPending(true);
    try {
      const card = await api.post<TestCardToken>('test-gateway/tokens', { json: values });
      save(card);
      return card;
    } catch (error) {
      explain(error);
      return undefined;
    } finally {
      setPending(false);
    }
  }

  /** The card's token; undefined when something is missing or wrong, which its fields say then. */
  async function tokenise(): Promise<SavedCard | undefined> {
    if (saved) return saved;
    const empty = missing(values);
    setErrors(empty);
    setFailure(undefined);
    return Object.keys(empty).length > 0 ? undefined : sendToGateway();
  }

  function type(field: CardField, text: string): void {
    setValues((before) => ({ ...before, [field]: text }));
    setErrors(({ [field]: _told, ...others }) => others);
  }

  return { saved, values, errors, failure, pending, type, tokenise, forget: () => save(undefined) };
}

export type CardState = ReturnType<typeof useCard>;
