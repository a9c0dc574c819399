import { type JSX, useEffect, useRef } from 'react';
import type { Product } from '@tessera/shared/contract';
import { StillLife } from '@tessera/shared/components';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Breadcrumbs, ButtonLink, Container, EmptyState, ErrorState, PageHeader, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link, useNavigate, useSearchParams } from '@tessera/shared/vendor/router';
import { popularQuery } from '../../catalog/shelf.queries';
import { ProductShelf } from '../../catalog/tiles/product-shelf';
import { catalogMessages } from '../../messages/catalog';
import { useCompared } from '../../catalog/compare/compare-store';
import { compareMessages } from '../../messages/compare';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table';
import { readIds } from './compare.model';
import { comparedQuery } from './compare.queries';

/**
 * What an address without products means when the page is opened: those of the tray, which are known once the page is
 * alive. An address that was emptied later stays so.
 */
function useTrayInAddress(isEmpty: boolean): void {
  const navigate = useNavigate();
  const compared = useCompared();
  const isAsked = useRef(isEmpty);
  useEffect(() => {
    if (!isAsked.current || compared.length === 0) return;
    isAsked.current = false;
    void navigate(paths.compare(compared.map(({ id }) => id)), { replace: true });
  }, [compared, navigate]);
}

function Empty(): JSX.Element {
  const text = useMessages(compareMessages);
  const locale = useLocale();
  const popular = useQuery(popularQuery());
  return (
    <>
      <EmptyState
        picture={<StillLife />}
        title={text.empty}
        compact
        actions={
          <ButtonLink as={Link} to={paths.products({ category: 'all' })}>
            {text.shopAll}
          </ButtonLink>
        }
      >
        <p>{text.emptyText}</p>
      </EmptyState>
      <ProductShelf title={text.popular} query={popular} count={4} locale={locale} />
    </>
  );
}

function Comparison({ ids }: { ids: string[] }): JSX.Element {
  const text = useMessages(compareMessages);
  const { tryAgain } = useMessages(catalogMessages);
  const query = { ...comparedQuery(ids), placeholderData: (previous: Product[] | undefined) => previous };
  const { data, isError, isFetching, refetch } = useQuery(query);
  if (data) return data.length > 0 ? <CompareTable products={data} /> : <Empty />;
  if (!isError) return <Skeleton shape="block" className={styles.Blank} />;
  return (
    <ErrorState title={text.failed} onRetry={() => void refetch()} retryLabel={tryAgain} pending={isFetching}>
      <p>{text.failedText}</p>
    </ErrorState>
  );
}

/** Up to four products in a table of their attributes. */
export function Page(): JSX.Element {
  const text = useMessages(compareMessages);
  const common = useMessages(catalogMessages);
  const [query] = useSearchParams();
  const ids = readIds(query);
  useTrayInAddress(ids.length === 0);
  return (
    <Container>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs items={[{ label: common.home, to: paths.home() }, { label: text.title }]} linkAs={Link} />
        }
        title={text.title}
        intro={text.intro}
      />
      {ids.length === 0 ? <Empty /> : <Comparison ids={ids} />}
    </Container>
  );
}
