import { api } from '@tessera/shared/client';
import type { Profile } from '@tessera/shared/contract';
import { profileQuery } from '@tessera/shared/query';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import type { ProfileValues } from './profile.model';

/** Saves an edit of the profile; `version` is that of the profile it started from, so that nothing is overwritten unseen. */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (edit: ProfileValues & { version: number }) => api.patch<Profile>('users/me', { json: edit }),
    onSuccess: (profile) => queryClient.setQueryData<Profile>(profileQuery(profile.id).queryKey, profile),
  });
}
