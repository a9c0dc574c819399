import { paths } from '@tessera/shared/paths';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import type { ListState } from './products.model';
import { listHref } from './use-list-state';

interface ProductsEmptyProps {
  state: ListState;
  /** how many products match on all pages together */
  total: number;
}

/** No rows: says whether the page, the search or the catalogue is the reason, and what to do about it. */
export function ProductsEmpty({ state, total }: ProductsEmptyProps) {
  if (total > 0) {
    return (
      <EmptyState
        compact
        title={`There is no page ${state.page}`}
        actions={
          <ButtonLink as={Link} size="sm" to={listHref({ ...state, page: 1 })}>
            Go to the first page
          </ButtonLink>
        }
      />
    );
  }
  if (state.search) {
    return (
      <EmptyState
        compact
        title={`No product matches “${state.search}”`}
        actions={
          <ButtonLink as={Link} size="sm" to={paths.adminProducts()}>
            Show all products
          </ButtonLink>
        }
      >
        Try fewer or other words.
      </EmptyState>
    );
  }
  return (
    <EmptyState compact title="No products yet">
      Products appear here as soon as the catalogue has some.
    </EmptyState>
  );
}
