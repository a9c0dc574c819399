import { ApiError } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { messagesIn } from '@tessera/shared/i18n';
import { useState } from 'react';
import { checkoutMessages } from '../../../messages/checkout';
import { saveToBook, useSaveCheckout } from '../state/checkout.queries';
import type { AddressChoiceState } from './use-address-choice';

interface SaveOptions {
  /** the invoice goes where the parcel goes */
  isSame: boolean;
  /** the shipping address goes into the address book, too */
  addsToBook: boolean;
}

/** Reads both addresses, saves them in the checkout, and puts what is wrong where it is wrong. */
export function useSaveAddresses(shipping: AddressChoiceState, billing: AddressChoiceState) {
  const [failure, setFailure] = useState<string>();
  const { mutateAsync, isPending } = useSaveCheckout();

  function explain(error: unknown): void {
    const { saveFailed } = messagesIn(checkoutMessages);
    if (!(error instanceof ApiError) || error.status !== 422) return setFailure(saveFailed);
    const isTold = [
      shipping.blame(error.errors, 'shipping_address'),
      billing.blame(error.errors, 'billing_address'),
    ].some(Boolean);
    setFailure(isTold ? undefined : error.message);
  }

  async function save({ isSame, addsToBook }: SaveOptions): Promise<boolean> {
    setFailure(undefined);
    const shipping_address = await shipping.read();
    const billing_address = isSame ? null : await billing.read();
    if (!shipping_address || billing_address === undefined) return false;
    try {
      await mutateAsync({ shipping_address, billing_address });
    } catch (error) {
      explain(error);
      return false;
    }
    // the order does not depend on it
    if (addsToBook) saveToBook(shipping_address).catch(() => toast.error(messagesIn(checkoutMessages).notSaved));
    return true;
  }

  return { save, pending: isPending, failure };
}
