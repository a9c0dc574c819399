import { PopularShelf, StillLife } from '@tessera/shared/components';
import type { OrderList as OrderListData } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { ButtonLink, EmptyState, Pagination } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import ruled from '../../frame/section/ruled.module.css';
import { ordersMessages } from '../../messages/orders';
import { OrderRow } from './order-row';
import { ordersPage } from './orders.model';
import styles from './orders.module.css';

/** A page of the orders, the way to the others, and what to do when one is missing. */
export function OrderList({ list }: { list: OrderListData }) {
  const text = useMessages(ordersMessages);
  const pageCount = Math.ceil(list.total / list.page_size);
  return (
    <div className={styles.Page}>
      {list.total === 0 ? (
        <EmptyState
          picture={<StillLife />}
          title={text.emptyTitle}
          actions={
            <ButtonLink as={Link} to={paths.products()}>
              {text.browse}
            </ButtonLink>
          }
        >
          {text.emptyText}
        </EmptyState>
      ) : (
        <ul className={ruled.List}>
          {list.items.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
      <Pagination
        page={list.page}
        pageCount={pageCount}
        hrefFor={(page) => ordersPage(paths.orders(), page)}
        linkAs={Link}
        label={text.pages}
      />
      <p className={styles.Elsewhere}>
        {text.elsewhere} <Link to={paths.trackOrder()}>{text.elsewhereLink}</Link>
      </p>
      {list.total === 0 && <PopularShelf title={text.popular} />}
    </div>
  );
}
