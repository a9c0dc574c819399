import type { ProductRecord } from '@tessera/shared/contract';
import { isHeldUp } from '@tessera/shared/drafts';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import type { DangerDialogProps } from '../../form/danger-dialog';
import { useLateDialog } from '../../form/use-late-dialog';
import { TimeAgo } from '../../format/time-ago';
import { RecordPresence } from '../../live/record-presence';
import { adminMessages } from '../../messages/admin';
import { productMessages } from '../../messages/product/product';
import { RecordHead } from '../../page/record-head';
import type { PreviewLinkDialogProps } from '../../records/preview-link-dialog';
import { adminPaths } from '../../paths';
import { useRights } from '../../rights/use-rights';
import { copyProduct, makePreviewLink, removeProduct } from './product.queries';

const importPreviewLink = () => import(/* webpackChunkName: "preview-link" */ '../../records/preview-link-dialog');

const importDanger = () =>
  import(/* webpackChunkName: "danger-dialog" */ '../../form/danger-dialog').then((module) => ({
    default: module.DangerDialog<void>,
  }));

type Action = 'edit' | 'shop' | 'preview' | 'duplicate' | 'delete';

interface ProductHeadProps {
  product: ProductRecord;
  /** milliseconds since the epoch: when it was read */
  now: number;
  /** it is only looked at: the way to its form is the page's one action */
  isViewed?: boolean;
}

function States({ product: { status, published } }: { product: ProductRecord }) {
  const text = useMessages(productMessages);
  return (
    <>
      <Badge tone="neutral">{text.statuses[status]}</Badge>
      {/* nobody expects a draft in the shop */}
      {status === 'active' && (
        <Badge tone={published ? 'success' : 'warning'}>{published ? text.inShop : text.notInShop}</Badge>
      )}
    </>
  );
}

interface RemovalProps {
  product: ProductRecord;
  late: ReturnType<typeof useLateDialog<'removal', DangerDialogProps<void>>>;
  onDone: () => void;
}

/** Asks before a product goes for good. */
function Removal({ product, late: { Dialog, opened, close }, onDone }: RemovalProps) {
  const text = useMessages(productMessages);
  if (!Dialog || !opened) return null;
  return (
    <Dialog
      open={opened.isOpen}
      onClose={close}
      title={text.deleteTitle(product.name)}
      description={text.deleteText}
      submit={text.deleteSubmit}
      send={() => removeProduct(product)}
      onDone={onDone}
      done={text.removed}
    />
  );
}

/** Name, status, and what can be done with the whole of it. */
export function ProductHead({ product, now, isViewed = false }: ProductHeadProps) {
  const text = useMessages(productMessages);
  const { products, dashboard } = useMessages(adminMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const goTo = (to: string): void => void (isHeldUp(to) || navigate(to));
  const client = useQueryClient();
  const forbidden = useRights()('products.write');
  const preview = useLateDialog<'link', PreviewLinkDialogProps>(importPreviewLink);
  const removal = useLateDialog<'removal', DangerDialogProps<void>>(importDanger);
  const copy = useMutation({
    mutationFn: () => copyProduct(product.id),
    onSuccess: (made) => {
      toast.success(text.copied);
      goTo(adminPaths.editProduct(made.id));
    },
    onError: (error) => void toast.error(error.message),
  });

  function leave(): void {
    void client.invalidateQueries({ queryKey: ['admin', 'products'] });
    void navigate(paths.adminProducts(), { replace: true });
  }

  const reasons: Record<Action, string | undefined> = {
    edit: forbidden,
    shop: product.published ? undefined : text.notInShopYet,
    preview: undefined,
    duplicate: forbidden,
    delete: forbidden ?? (product.was_ordered ? text.orderedReason : undefined),
  };
  const deeds: Record<Action, () => void | Promise<void>> = {
    edit: () => goTo(adminPaths.editProduct(product.id)),
    shop: () => goTo(paths.product(product.slug)),
    preview: () => preview.open('link'),
    duplicate: () => {
      if (!copy.isPending) copy.mutate();
    },
    delete: () => removal.open('removal'),
  };

  return (
    <>
      <RecordHead<Action>
        trail={[
          { label: dashboard, to: paths.admin() },
          { label: products, to: paths.adminProducts() },
          { label: product.name },
        ]}
        title={product.name}
        statesLabel={text.stateLabel}
        states={<States product={product} />}
        aside={<RecordPresence of="products" id={product.id} say={text.alsoHere} />}
        when={
          <>
            {text.changed} <TimeAgo at={product.last_modified_at} now={now} locale={locale} />
          </>
        }
        actions={{
          all: [...(isViewed ? (['edit'] as const) : []), 'shop', 'preview', 'duplicate', 'delete'],
          primary: isViewed ? 'edit' : product.published ? 'shop' : 'preview',
          danger: 'delete',
          labels: text.actions,
          more: text.more,
          reasonOf: (action) => reasons[action],
          onAction: (action) => deeds[action](),
        }}
      />
      {preview.Dialog && preview.opened && (
        <preview.Dialog
          key={preview.opened.count}
          open={preview.opened.isOpen}
          of={['product', product.id]}
          make={() => makePreviewLink(product.id)}
          title={text.previewLink.title}
          description={text.previewLink.text}
          onClose={preview.close}
        />
      )}
      <Removal product={product} late={removal} onDone={leave} />
    </>
  );
}
