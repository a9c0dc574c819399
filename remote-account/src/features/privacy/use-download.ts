import { UNEXPECTED_ERROR, api } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useMutation } from '@tessera/shared/vendor/query';
import { saveFile } from '../../frame/save-file';
import { privacyMessages } from '../../messages/privacy';

/** Downloads all that the shop keeps about the shopper. */
export function useDownload() {
  const texts = useMessages(privacyMessages);
  return useMutation({
    mutationFn: () => api.get<unknown>('users/me/export'),
    onSuccess: (data) => {
      const day = new Date().toISOString().slice(0, 10);
      saveFile({ name: texts.fileName(day), type: 'application/json', text: `${JSON.stringify(data, null, 2)}\n` });
      toast.success(texts.downloaded, { id: 'export' });
    },
    onError: (error) => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'export' }),
  });
}
