import { UNEXPECTED_ERROR, api } from '@tessera/shared/client';
import type { Device } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { sessionStore, useSession } from '@tessera/shared/session';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { texts } from './texts';

/** Where the shopper is signed in. */
export function sessionsQuery(userId = sessionStore.getState().userId) {
  return queryOptions({
    // the user is part of the key, so a late answer for one user is never shown to the next
    queryKey: ['sessions', userId ?? null],
    queryFn: async ({ signal }) => (await api.get<{ items: Device[] }>('users/me/sessions', { signal })).items,
    enabled: userId !== undefined,
    meta: { personal: true },
  });
}

/** The devices of whoever is signed in, following sign-in and sign-out. */
export function useSessions() {
  return useQuery(sessionsQuery(useSession(({ userId }) => userId)));
}

/** Signs out one device, or all but this one. */
export function useSignOutDevices() {
  const queryClient = useQueryClient();
  const { queryKey } = sessionsQuery(useSession(({ userId }) => userId));
  return useMutation({
    mutationFn: (device: Device | undefined) =>
      api.delete(device ? `users/me/sessions/${device.id}` : 'users/me/sessions'),
    onSuccess: (_, device) => {
      queryClient.setQueryData<Device[]>(queryKey, (devices) =>
        devices?.filter(({ id, current }) => current || (device !== undefined && id !== device.id)),
      );
      toast.success(device ? texts.signedOut(device.device || texts.unknownDevice) : texts.signedOutAll);
    },
    onError: (error) => void toast.error(error.message || UNEXPECTED_ERROR),
    // what is true now, whatever has become of it
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
