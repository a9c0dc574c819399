import type { JSX } from 'react';
import { paths } from '@tessera/shared/paths';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { newestQuery } from '../../catalog/catalog.queries';
import { ProductShelf } from '../../catalog/product-shelf';

/** No such product, or no longer: says so, and shows what there is instead. */
export function MissingProduct({ locale }: { locale?: string }): JSX.Element {
  const newest = useQuery(newestQuery());
  return (
    <>
      <EmptyState
        level={1}
        title="This product is not here"
        actions={
          <ButtonLink as={Link} to={paths.products({ category: 'all' })}>
            Shop all products
          </ButtonLink>
        }
      >
        <p>It may have sold out for good, or the address is mistyped. These came in last:</p>
      </EmptyState>
      <ProductShelf title="New in" query={newest} count={8} locale={locale} />
    </>
  );
}
