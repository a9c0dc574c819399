import { api } from '@tessera/shared/client';
import type { Address, AddressList } from '@tessera/shared/contract';
import type { AddressValues } from '@tessera/shared/forms';
import { sessionStore, useSession } from '@tessera/shared/session';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { withSaved } from './addresses.model';

/** The addresses of the signed-in shopper. */
export function addressesQuery(userId = sessionStore.getState().userId) {
  return queryOptions({
    // the user is part of the key, so a late answer for one user is never shown to the next
    queryKey: ['addresses', userId ?? null],
    queryFn: async ({ signal }) => (await api.get<AddressList>('users/me/addresses', { signal })).items,
    enabled: userId !== undefined,
    meta: { personal: true },
  });
}

/** The addresses of whoever is signed in, following sign-in and sign-out. */
export function useAddresses() {
  return useQuery(addressesQuery(useSession(({ userId }) => userId)));
}

/** Puts a change into the list at once, and then reads what the server made of it. */
function useListUpdate() {
  const queryClient = useQueryClient();
  const { queryKey } = addressesQuery(useSession(({ userId }) => userId));
  return (change: (addresses: Address[]) => Address[]): void => {
    queryClient.setQueryData<Address[]>(queryKey, (addresses) => addresses && change(addresses));
    void queryClient.invalidateQueries({ queryKey });
  };
}

/** Saves a new address, or an edit of `base` that nobody's later edit is overwritten by. */
export function useSaveAddress() {
  const update = useListUpdate();
  return useMutation({
    mutationFn: ({ values, base }: { values: AddressValues; base: Address | undefined }) =>
      base
        ? api.patch<Address>(`users/me/addresses/${base.id}`, { json: { ...values, version: base.version } })
        : api.post<Address>('users/me/addresses', { json: values }),
    onSuccess: (saved) => update((addresses) => withSaved(addresses, saved)),
  });
}

export function useDeleteAddress() {
  const update = useListUpdate();
  return useMutation({
    mutationFn: ({ id }: Address) => api.delete(`users/me/addresses/${id}`),
    onSuccess: (_, { id }) => update((addresses) => addresses.filter((address) => address.id !== id)),
  });
}
