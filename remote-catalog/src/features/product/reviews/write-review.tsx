import { type JSX, useEffect, useRef, useState } from 'react';
import { api } from '@tessera/shared/client';
import type { MyReview, Product } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { requireSignIn, useSession } from '@tessera/shared/session';
import { Button } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { useHydrated, useLateComponent } from '@tessera/shared/late';
import { catalogMessages } from '../../../messages/catalog';
import { reviewsMessages } from '../../../messages/reviews';
import styles from './reviews.module.css';

const importForm = () => import(/* webpackChunkName: "review-form" */ '../review-form/review-form');
/** Few have written one. */
const importWays = () => import(/* webpackChunkName: "own-review" */ '../review-form/own-review-ways');

function stateOf({ state, refusal_reason }: NonNullable<MyReview['review']>): string {
  const text = messagesIn(reviewsMessages);
  if (state === 'waiting') return text.waiting;
  return state === 'refused' ? text.refused(refusal_reason) : text.written;
}

/** What the shopper has written of a product, or why they cannot; null for both: nothing stands in the way. */
function useMyReview(productId: string) {
  const isHydrated = useHydrated();
  const userId = useSession((state) => state.userId);
  const { data, isLoading, refetch } = useQuery({
    queryKey: ['product', productId, 'my-review', userId ?? null],
    queryFn: ({ signal }) => api.get<MyReview>(`products/${productId}/my-review`, { signal }),
    enabled: isHydrated && userId !== undefined,
    meta: { personal: true },
  });
  const mine = isHydrated && userId !== undefined ? data : undefined;
  return { own: mine?.review ?? null, reason: mine?.reason ?? null, isLoading, refetch };
}

/** The way to write a review, or to change the one that there is; for who cannot write one, why. */
export function WriteReview({ product }: { product: Product }): JSX.Element {
  const text = useMessages(reviewsMessages);
  const { own, reason, isLoading, refetch } = useMyReview(product.id);
  const { loadFailed } = useMessages(catalogMessages);
  const { Component: Form, load: loadForm } = useLateComponent(importForm, loadFailed);
  const { Component: Ways, load: loadWays } = useLateComponent(importWays);
  const hasWritten = own !== null;
  useEffect(() => {
    if (hasWritten) void loadWays();
  }, [hasWritten, loadWays]);
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const write = (): void =>
    requireSignIn({ reason: text.signInToWrite, then: () => void loadForm().then((isHere) => setOpen(isHere)) });
  // Whether one is awaited to be there: then the focus goes to what is said of it, because what had it before is gone.
  const awaited = useRef<boolean>(undefined);
  useEffect(() => {
    if (awaited.current !== hasWritten) return;
    awaited.current = undefined;
    place.current?.querySelector<HTMLElement>('[role=status], button')?.focus();
  });
  const showAnew = (isThere: boolean): void => {
    awaited.current = isThere;
    setOpen(false);
    void refetch();
  };
  return (
    <div ref={place} className={styles.Write}>
      {own ? (
        <>
          <p className={styles.State} role="status" tabIndex={-1}>
            {stateOf(own)}
          </p>
          {Ways && <Ways product={product} onChange={write} onRemoved={() => showAnew(false)} />}
        </>
      ) : (
        <NewReview reason={reason} onWrite={write} />
      )}
      {Form && (
        <Form
          // whoever has just signed in may turn out to have written one, which the form then changes
          open={open && !isLoading && (own !== null || reason === null)}
          product={product}
          own={own}
          onClose={() => setOpen(false)}
          onSent={() => showAnew(true)}
        />
      )}
    </div>
  );
}

function NewReview({ reason, onWrite }: { reason: MyReview['reason']; onWrite: () => void }): JSX.Element {
  const text = useMessages(reviewsMessages);
  if (reason === 'not_a_buyer') return <p className={styles.State}>{text.notABuyer}</p>;
  if (reason === 'email_not_confirmed') {
    return (
      <p className={styles.State}>
        {text.emailFirst} <Link to={paths.account()}>{text.toAccount}</Link>
      </p>
    );
  }
  return (
    <Button variant="secondary" onClick={onWrite}>
      {text.write}
    </Button>
  );
}
