import { useState } from 'react';
import { ApiError, api } from '@tessera/shared/client';
import type { Message } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { tellMeMessages } from '../../../messages/tell-me';
import type { Combination } from '../variants/variants.model';

export type TellMeState =
  | { step: 'asking'; error?: string }
  | { step: 'sending' }
  | { step: 'done'; message: string }
  | { step: 'stopped' };

/**
 * Asks to be told of one variant, by the account's address or by one that was typed.
 * @param missing a combination that is not made, instead of the variant
 */
export function useTellMe(productId: string, variantId: string, missing?: Combination) {
  const [state, setState] = useState<TellMeState>({ step: 'asking' });
  const parts = missing ? [productId] : [productId, variantId];
  const path = `products/${parts.map(encodeURIComponent).join('/')}/subscription`;
  const failed = (error: unknown): void => {
    const message = error instanceof ApiError && error.status < 500 && error.status > 0 ? error.message : undefined;
    setState({ step: 'asking', error: message ?? messagesIn(tellMeMessages).failed });
  };
  const ask = async (typed: { email?: string; website?: string } = {}): Promise<void> => {
    setState({ step: 'sending' });
    const json = missing ? { ...typed, options: missing } : typed;
    await api.post<Message>(path, { json }).then(({ message }) => setState({ step: 'done', message }), failed);
  };
  const stop = async (): Promise<void> => {
    setState({ step: 'sending' });
    await api.delete(path).then(() => setState({ step: 'stopped' }), failed);
  };
  return { state, ask, stop };
}
