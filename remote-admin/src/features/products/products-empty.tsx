import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { listHref, type ListState } from '../../list/list-address';
import { adminMessages } from '../../messages/admin';
import { listMessages } from '../../messages/lists';
import { productList } from './products.model';

interface ProductsEmptyProps {
  state: ListState<never>;
  /** how many products match on all pages together */
  total: number;
}

/** No rows: says whether the page, the search or the catalogue is the reason, and what to do about it. */
export function ProductsEmpty({ state, total }: ProductsEmptyProps) {
  const text = useMessages(adminMessages);
  const words = useMessages(listMessages);
  if (total > 0) {
    return (
      <EmptyState
        compact
        title={words.noPage(state.page)}
        actions={
          <ButtonLink as={Link} size="sm" to={listHref(productList, { ...state, page: 1 })}>
            {words.firstPage}
          </ButtonLink>
        }
      />
    );
  }
  if (state.search) {
    return (
      <EmptyState
        compact
        title={text.noMatch(state.search)}
        actions={
          <ButtonLink as={Link} size="sm" to={paths.adminProducts()}>
            {text.showAll}
          </ButtonLink>
        }
      >
        {text.otherWords}
      </EmptyState>
    );
  }
  return (
    <EmptyState compact title={text.none}>
      {text.noneText}
    </EmptyState>
  );
}
