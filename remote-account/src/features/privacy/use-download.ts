import { UNEXPECTED_ERROR, api } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useMutation } from '@tessera/shared/vendor/query';
import { privacyMessages } from '../../messages/privacy';

/** Long enough for a browser to have taken the file over. Milliseconds. */
const TAKEN_OVER = 60_000;

/** Gives the browser a file to keep; a link alone could not carry the session. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_OVER);
}

/** Downloads all that the shop keeps about the shopper. */
export function useDownload() {
  const texts = useMessages(privacyMessages);
  return useMutation({
    mutationFn: () => api.get<unknown>('users/me/export'),
    onSuccess: (data) => {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(texts.fileName(day), `${JSON.stringify(data, null, 2)}\n`);
      toast.success(texts.downloaded, { id: 'export' });
    },
    onError: (error) => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'export' }),
  });
}
