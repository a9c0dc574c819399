import { UNEXPECTED_ERROR, api } from '@tessera/shared/client';
import type { Session, SessionList } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { sessionStore, useSession } from '@tessera/shared/session';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { securityMessages } from '../../messages/security';

/** Where the shopper is signed in. */
export function sessionsQuery(userId = sessionStore.getState().userId) {
  return queryOptions({
    // the user is part of the key, so a late answer for one user is never shown to the next
    queryKey: ['sessions', userId ?? null],
    queryFn: async ({ signal }) => (await api.get<SessionList>('users/me/sessions', { signal })).items,
    enabled: userId !== undefined,
    meta: { personal: true },
  });
}

/** The sessions of whoever is signed in, following sign-in and sign-out. */
export function useSessions() {
  return useQuery(sessionsQuery(useSession(({ userId }) => userId)));
}

/** Ends one session, or all but this one. */
export function useSignOutSessions() {
  const texts = useMessages(securityMessages);
  const queryClient = useQueryClient();
  const { queryKey } = sessionsQuery(useSession(({ userId }) => userId));
  return useMutation({
    mutationFn: (session: Session | undefined) =>
      api.delete(session ? `users/me/sessions/${session.id}` : 'users/me/sessions'),
    onSuccess: (_, session) => {
      queryClient.setQueryData<Session[]>(queryKey, (sessions) =>
        sessions?.filter(({ id, current }) => current || (session !== undefined && id !== session.id)),
      );
      toast.success(session ? texts.signedOut(session.device) : texts.signedOutAll);
    },
    onError: (error) => void toast.error(error.message || UNEXPECTED_ERROR),
    // what is true now, whatever has become of it
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
