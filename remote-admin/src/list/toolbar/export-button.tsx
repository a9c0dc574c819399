import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { download } from '../../controls/download';
import { listMessages } from '../../messages/lists';

interface ExportButtonProps {
  /** of the list; what fails is told once for each */
  list: string;
  /** gives the address of the file; none: it is made by a job, which is followed elsewhere */
  onExport: () => Promise<string | undefined>;
}

/** Downloads what a list shows, as it is filtered. */
export function ExportButton({ list, onExport }: ExportButtonProps) {
  const text = useMessages(listMessages);
  const exporting = useMutation({
    mutationFn: onExport,
    onSuccess: (url) => url && download(url),
    onError: (error) => void toast.error(error.message || UNEXPECTED_ERROR, { id: `${list}-export` }),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={exporting.isPending}
      pendingText={text.exporting}
      onClick={() => exporting.mutate()}
    >
      {text.export}
    </Button>
  );
}
