import { type JSX, useEffect, useState } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { useQuery } from '@tessera/shared/vendor/query';
import { ProductShelf } from '../../catalog/tiles/product-shelf';
import { joinViewed, viewedBefore } from '../../catalog/recently-viewed';
import { productMoreMessages } from '../../messages/product-more';
import { cardsQuery } from './product.queries';

const SHOWN = 4;

/** What was looked at before, here or, for who is signed in, elsewhere. */
export function RecentShelf({ id }: { id: string }): JSX.Element | null {
  const text = useMessages(productMoreMessages);
  const locale = useLocale();
  const userId = useSession((state) => state.userId);
  const [ids, setIds] = useState<string[]>([]);
  useEffect(() => {
    const show = (): void => setIds(viewedBefore(id).slice(0, SHOWN));
    show();
    let isHere = true;
    void joinViewed()
      .then((isMore) => isHere && isMore && show())
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [id, userId]);
  const cards = useQuery(cardsQuery(ids));
  if (ids.length === 0) return null;
  return <ProductShelf title={text.recent} query={cards} count={SHOWN} locale={locale} />;
}
