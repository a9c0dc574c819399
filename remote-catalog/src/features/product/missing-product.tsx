import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { popularQuery } from '../../catalog/shelf.queries';
import { ProductShelf } from '../../catalog/tiles/product-shelf';
import { catalogMessages } from '../../messages/catalog';
import { productMoreMessages } from '../../messages/product-more';
import { alternativesQuery } from './product.queries';

export const messages = [productMoreMessages];

/** No such product, or no longer: says so, and shows what there is instead. */
export default function MissingProduct({ address, gone }: { address: string; gone: boolean }): JSX.Element {
  const text = useMessages(productMoreMessages);
  const { shopAll } = useMessages(catalogMessages);
  const locale = useLocale();
  const popular = useQuery({ ...popularQuery(), enabled: !gone });
  const similar = useQuery({ ...alternativesQuery(address), enabled: gone });
  return (
    <>
      <EmptyState
        level={1}
        title={gone ? text.gone : text.missing}
        actions={
          <ButtonLink as={Link} to={paths.products({ category: 'all' })}>
            {shopAll}
          </ButtonLink>
        }
      >
        <p>{gone ? text.goneText : text.missingText}</p>
      </EmptyState>
      {gone ? (
        <ProductShelf title={text.similar} query={similar} count={8} locale={locale} />
      ) : (
        <ProductShelf title={text.popular} query={popular} count={8} locale={locale} />
      )}
    </>
  );
}
