import type { ProductRecord } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { DangerDialog } from '../../form/danger-dialog';
import { TimeAgo } from '../../format/time-ago';
import { adminMessages } from '../../messages/admin';
import { productMessages } from '../../messages/product/product';
import { RecordHead } from '../../page/record-head';
import { adminPaths } from '../../paths';
import { useRights } from '../../rights/use-rights';
import { copyProduct, removeProduct } from './product.queries';

type Action = 'edit' | 'shop' | 'duplicate' | 'delete';

interface ProductHeadProps {
  product: ProductRecord;
  /** milliseconds since the epoch: when it was read */
  now: number;
  /** it is only looked at: the way to its form is the page's one action */
  isViewed?: boolean;
}

/** Name, status, and what can be done with the whole of it. */
export function ProductHead({ product, now, isViewed = false }: ProductHeadProps) {
  const text = useMessages(productMessages);
  const { products, dashboard } = useMessages(adminMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const client = useQueryClient();
  const forbidden = useRights()('products.write');
  const [isAsking, setAsking] = useState(false);
  const copy = useMutation({
    mutationFn: () => copyProduct(product.id),
    onSuccess: (made) => {
      toast.success(text.copied);
      void navigate(adminPaths.editProduct(made.id));
    },
    onError: (error) => void toast.error(error.message),
  });
  const remove = useMutation({
    mutationFn: () => removeProduct(product),
    onSuccess: () => {
      toast.success(text.removed);
      void client.invalidateQueries({ queryKey: ['admin', 'products'] });
      void navigate(paths.adminProducts(), { replace: true });
    },
  });

  const reasons: Record<Action, string | undefined> = {
    edit: forbidden,
    shop: product.published ? undefined : text.notInShopYet,
    duplicate: forbidden,
    delete: forbidden ?? (product.was_ordered ? text.orderedReason : undefined),
  };
  const deeds: Record<Action, () => void> = {
    edit: () => void navigate(adminPaths.editProduct(product.id)),
    shop: () => void navigate(paths.product(product.slug)),
    duplicate: () => copy.mutate(),
    delete: () => setAsking(true),
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
        states={
          <>
            <Badge tone={product.status === 'active' ? 'accent' : 'neutral'}>{text.statuses[product.status]}</Badge>
            <Badge tone={product.published ? 'success' : 'warning'}>
              {product.published ? text.inShop : text.notInShop}
            </Badge>
          </>
        }
        when={
          <>
            {text.changed} <TimeAgo at={product.last_modified_at} now={now} locale={locale} />
          </>
        }
        actions={{
          all: isViewed ? ['edit', 'shop', 'duplicate', 'delete'] : ['shop', 'duplicate', 'delete'],
          primary: isViewed ? 'edit' : undefined,
          danger: 'delete',
          labels: text.actions,
          more: text.more,
          reasonOf: (action) => reasons[action],
          onAction: (action) => deeds[action](),
        }}
      />
      <DangerDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={text.deleteTitle(product.name)}
        description={text.deleteText}
        submit={text.deleteSubmit}
        write={remove}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
