import { ApiError, UNEXPECTED_ERROR, api } from '@tessera/shared/client';
import type { Profile } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { messagesIn } from '@tessera/shared/i18n';
import { profileQuery } from '@tessera/shared/query';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { privacyMessages } from '../../messages/privacy';

const save = (newsletter: boolean, { version }: Profile) =>
  api.patch<Profile>('users/me', { json: { newsletter, version } });

/** An address that is not confirmed is asked by mail first (double opt-in). */
function messageFor({ newsletter, email_verified }: Profile): string {
  const texts = messagesIn(privacyMessages);
  if (!newsletter) return texts.unsubscribed;
  return email_verified ? texts.subscribed : texts.asked;
}

/** Saves the choice. Nothing else is sent, so a profile that was changed elsewhere meanwhile only needs to be read again. */
export function useNewsletter(profile: Profile) {
  const queryClient = useQueryClient();
  const query = profileQuery(profile.id);
  return useMutation({
    mutationFn: async (newsletter: boolean) => {
      try {
        return await save(newsletter, profile);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
        return save(newsletter, await queryClient.fetchQuery({ ...query, staleTime: 0 }));
      }
    },
    onSuccess: (saved) => {
      queryClient.setQueryData<Profile>(query.queryKey, saved);
      toast.success(messageFor(saved), { id: 'newsletter' });
    },
    onError: (error) => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'newsletter' }),
  });
}
