import { UNEXPECTED_ERROR, api } from '@tessera/shared/client';
import type { Message } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useMutation } from '@tessera/shared/vendor/query';
import { emailMessages } from '../../../messages/email';

/** Has the mail with the confirmation link sent again. */
export function useResendLink() {
  const texts = useMessages(emailMessages);
  return useMutation({
    mutationFn: () => api.post<Message>('users/me/verification'),
    onSuccess: ({ message }) => void toast.success(message || texts.resent, { id: 'confirmation-link' }),
    onError: (error) => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'confirmation-link' }),
  });
}
