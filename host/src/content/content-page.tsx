import type { JSX } from 'react';
import { useQuery } from '@tessera/shared/vendor/query';
import { useLocation } from '@tessera/shared/vendor/router';
import { Container } from '@tessera/shared/ui';
import { ContentArticle } from './article/content-article';
import { ContentFailure } from './content-failure';
import { ContentSkeleton } from './content-skeleton';
import { pageQuery, slugOf } from './text/page-query';

/** /faq, /shipping, /returns, /size-guide, /terms, /privacy, /cookies, /accessibility and /imprint (docs/product.md §2). */
export function Page(): JSX.Element {
  const slug = slugOf(useLocation().pathname);
  const { data, error, isFetching, refetch } = useQuery(pageQuery(slug));
  return (
    <Container>
      {data ? (
        <ContentArticle page={data} />
      ) : error ? (
        <ContentFailure error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ContentSkeleton />
      )}
    </Container>
  );
}
