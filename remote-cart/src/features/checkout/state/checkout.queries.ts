import { api } from '@tessera/shared/client';
import type { Address, AddressFields, AddressList, Checkout, PaymentMethod } from '@tessera/shared/contract';
import { useSession } from '@tessera/shared/session';
import { useMutation, useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { checkoutQuery } from '../../../frame/order.queries';

export function useCheckout() {
  return useQuery(checkoutQuery(useSession(({ userId }) => userId)));
}

export interface CheckoutEdit {
  shipping_address?: AddressFields;
  /** null: the same as the shipping address */
  billing_address?: AddressFields | null;
  delivery_method?: string;
  payment_method?: PaymentMethod;
  plan?: string | null;
  use_credit?: boolean;
  note?: string;
  /** to whom a piece of a gift card goes; null: to whoever buys it */
  gift?: {
    variant_id: string;
    piece: number;
    to: Omit<NonNullable<Checkout['gifts']>[number], 'variant_id' | 'piece'> | null;
  };
}

/** Saves a part of the checkout; the answer, with its new totals, is shown at once. */
export function useSaveCheckout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (edit: CheckoutEdit) => api.patch<Checkout>('checkout', { json: edit }),
    // one after the other: the last choice is what is kept
    scope: { id: 'checkout' },
    onSuccess: (checkout) => queryClient.setQueryData<Checkout>(checkoutQuery().queryKey, checkout),
  });
}

/** The shopper's address book, straight from the API: checkout needs no other remote. */
export function useAddressBook() {
  const userId = useSession((state) => state.userId);
  return useQuery({
    queryKey: ['checkout-addresses', userId ?? null],
    queryFn: async ({ signal }) => (await api.get<AddressList>('users/me/addresses', { signal })).items,
    enabled: userId !== undefined,
    meta: { personal: true },
  });
}

/** Adds an address to the book. */
export function saveToBook(address: AddressFields): Promise<Address> {
  return api.post<Address>('users/me/addresses', { json: address });
}
