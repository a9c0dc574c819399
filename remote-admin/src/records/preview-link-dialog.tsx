import type { PreviewLink } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, ButtonLink, Dialog, Skeleton, TextField } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { previewLinkMessages } from '../messages/preview-link';
import { LoadFailure } from '../page/load-failure';
import form from '../form/page/page-form.module.css';
import styles from './preview-link-dialog.module.css';

export const messages = [previewLinkMessages];

export interface PreviewLinkDialogProps {
  open: boolean;
  /** what the link shows, for the cache of queries */
  of: readonly string[];
  make: () => Promise<PreviewLink>;
  title: string;
  description: string;
  onClose: () => void;
}

/** A link that shows in the shop what is not for everybody yet (docs/product.md §4), made when this opens. */
export default function PreviewLinkDialog({ open, of, make, title, description, onClose }: PreviewLinkDialogProps) {
  const text = useMessages(previewLinkMessages);
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin', ...of, 'preview-link'],
    queryFn: make,
    // each opening makes another, which is good for an hour from then on
    staleTime: Infinity,
    gcTime: 0,
    meta: { personal: true },
  });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const copy = (url: string) => void navigator.clipboard?.writeText(url).then(() => toast.success(text.copied));

  return (
    <Dialog open={open} onClose={onClose} title={title} description={description}>
      <div className={form.Group}>
        {!data && !error && <Skeleton shape="block" />}
        {!data && error && (
          <LoadFailure what={text.failed} error={error} pending={isFetching} onRetry={() => void refetch()} />
        )}
        {data && (
          <>
            <TextField
              label={text.link}
              value={data.url}
              hint={text.until(time.format(new Date(data.expires_at)))}
              readOnly
              onFocus={({ target }) => target.select()}
            />
            <div className={styles.Ways}>
              <ButtonLink as="a" href={data.url} target="_blank" rel="noopener">
                {text.open}
              </ButtonLink>
              <Button variant="secondary" onClick={() => copy(data.url)}>
                {text.copy}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
