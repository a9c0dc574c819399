import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { adminMessages } from '../../messages/admin';
import type { ListState } from './products.model';
import { listHref } from './use-list-state';

interface ProductsEmptyProps {
  state: ListState;
  /** how many products match on all pages together */
  total: number;
}

/** No rows: says whether the page, the search or the catalogue is the reason, and what to do about it. */
export function ProductsEmpty({ state, total }: ProductsEmptyProps) {
  const text = useMessages(adminMessages);
  if (total > 0) {
    return (
      <EmptyState
        compact
        title={text.noPage(state.page)}
        actions={
          <ButtonLink as={Link} size="sm" to={listHref({ ...state, page: 1 })}>
            {text.firstPage}
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
