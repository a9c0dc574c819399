import { Suspense, use, useEffect, useRef } from 'react';
import { Hydrated, UNHYDRATED_MARK } from '@tessera/shared/late';
import { useLoaderData, useLocation, useRevalidator } from '@tessera/shared/vendor/router';
import { PageSkeleton } from '../ui/page-skeleton';
import type { PageResource } from '../composition/page-resource';
import { PageBoundary } from './page-boundary';
import { useMoved } from './use-moved';

function useDocumentHead(resource: PageResource, publicUrl: string): void {
  useEffect(() => {
    if (!resource.head) return undefined;
    let current = true;
    const { ready, head: late, lost } = resource;
    void Promise.all([ready, late.catch(() => null), lost?.target]).then(([module, head, target]) => {
      if (!current || !module?.meta || !head || target !== undefined) return;
      const { applyHead, headElements } = head;
      const { url, store, language } = resource.context;
      applyHead(
        headElements(module.meta(resource.context), {
          store_name: store.name,
          public_url: publicUrl,
          path: url.pathname,
          language,
          languages: store.languages,
        }),
      );
    });
    return () => {
      current = false;
    };
  }, [resource, publicUrl]);
}

function PageContent({ resource }: { resource: PageResource }) {
  const { Page } = use(resource.module);
  useEffect(() => resource.markShown(), [resource]);
  return <Page />;
}

/**
 * The outlet of one page. What the server rendered stays until the page's code is here and is hydrated then, apart from
 * the shell; without it the outlet shows the loading screen; when the code fails it shows the failure and 'Try again'.
 */
export function RemotePage({ publicUrl }: { publicUrl: string }) {
  const resource = useLoaderData() as PageResource; // what the route's own loader returned
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const outlet = useRef<HTMLDivElement>(null);
  useDocumentHead(resource, publicUrl);
  const isHeld = useMoved(resource);
  const { owner, page } = resource.source;
  return (
    <div {...UNHYDRATED_MARK} ref={outlet} data-boundary={owner} data-page={page} key={`${owner}:${page}:${pathname}`}>
      <PageBoundary owner={owner} visit={resource} outlet={outlet} onRetry={() => void revalidate()}>
        <Suspense fallback={<PageSkeleton />}>
          <Hydrated container={outlet}>{isHeld ? <PageSkeleton /> : <PageContent resource={resource} />}</Hydrated>
        </Suspense>
      </PageBoundary>
    </div>
  );
}
