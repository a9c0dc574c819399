import { useMessages } from '@tessera/shared/i18n';
import { BulkJobs } from '../../../jobs/choosing/bulk-jobs';
import type { BulkProps } from '../../../list-page/list-table';
import { productsMessages } from '../../../messages/product/products';
import type { ProductsState } from '../products.model';
import { filterOf } from '../products.queries';
import { BULK_ACTIONS } from './bulk-actions';

const importDialog = () => import(/* webpackChunkName: "products-dialogs" */ './bulk-dialog');

/** What can be done with the chosen products; it goes on by itself. */
export function ProductsBulk({ state, ...rows }: BulkProps<ProductsState>) {
  const { bulk } = useMessages(productsMessages);
  const menu = { right: 'products.write', actions: BULK_ACTIONS, labels: bulk } as const;
  return <BulkJobs {...rows} {...menu} filter={filterOf(state)} importDialog={importDialog} />;
}
