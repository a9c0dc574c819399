import type { ProductRecord } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, ButtonLink, Dialog, Skeleton, TextField } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { productMessages } from '../../../messages/product/product';
import { LoadFailure } from '../../../page/load-failure';
import { makePreviewLink } from '../product.queries';
import form from '../../../form/page/page-form.module.css';
import styles from '../product.module.css';

interface PreviewDialogProps {
  product: Pick<ProductRecord, 'id'>;
  onClose: () => void;
}

/** A link that shows the product in the shop before it is published, made when this opens. */
export function PreviewDialog({ product, onClose }: PreviewDialogProps) {
  const text = useMessages(productMessages).previewLink;
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'product', product.id, 'preview-link'],
    queryFn: () => makePreviewLink(product.id),
    // each opening makes another, which is good for an hour from then on
    staleTime: Infinity,
    gcTime: 0,
    meta: { personal: true },
  });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const copy = (url: string) => void navigator.clipboard?.writeText(url).then(() => toast.success(text.copied));

  return (
    <Dialog open onClose={onClose} title={text.title} description={text.text}>
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
            <div className={styles.Marks}>
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
