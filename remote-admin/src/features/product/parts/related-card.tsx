import { useMessages } from '@tessera/shared/i18n';
import { Skeleton } from '@tessera/shared/ui';
import { lazy, Suspense } from 'react';
import { productMessages } from '../../../messages/product/product';
import { Card } from '../../../page/card';
import type { RelatedGoodsProps } from './related-goods';

/** Search, dragging and their words come behind the form. */
const RelatedGoods = lazy(async () => {
  const goods = await import(/* webpackChunkName: "related-goods" */ './related-goods');
  await goods.loadWords();
  return goods;
});

/** Which goods the product's page shows before those that the shop finds by itself. */
export function RelatedCard(props: RelatedGoodsProps) {
  const text = useMessages(productMessages);
  return (
    <Card title={text.cards.related}>
      <Suspense fallback={<Skeleton shape="block" />}>
        <RelatedGoods {...props} />
      </Suspense>
    </Card>
  );
}
