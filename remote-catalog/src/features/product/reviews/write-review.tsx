import { type JSX, useState } from 'react';
import { api } from '@tessera/shared/client';
import type { MyReview, Product } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { requireSignIn, useSession } from '@tessera/shared/session';
import { Button } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useHydrated, useLateComponent } from '@tessera/shared/late';
import { catalogMessages } from '../../../messages/catalog';
import { reviewsMessages } from '../../../messages/reviews';
import styles from './reviews.module.css';

const importForm = () => import(/* webpackChunkName: "review-form" */ '../review-form/review-form');

function stateOf({ review, reason }: MyReview): string | null {
  const text = messagesIn(reviewsMessages);
  if (review?.state === 'waiting') return text.waiting;
  if (review?.state === 'refused') return text.refused(review.refusal_reason);
  if (review) return text.written;
  if (reason === 'not_a_buyer') return text.notABuyer;
  return reason === 'email_not_confirmed' ? text.emailFirst : null;
}

/** The way to write a review; for who cannot, or has written one, what there is to say about it. */
export function WriteReview({ product }: { product: Product }): JSX.Element {
  const text = useMessages(reviewsMessages);
  const isHydrated = useHydrated();
  const userId = useSession((state) => state.userId);
  const { data, isLoading, refetch } = useQuery({
    queryKey: ['product', product.id, 'my-review', userId ?? null],
    queryFn: ({ signal }) => api.get<MyReview>(`products/${product.id}/my-review`, { signal }),
    enabled: isHydrated && userId !== undefined,
    meta: { personal: true },
  });
  const { loadFailed } = useMessages(catalogMessages);
  const { Component: Form, load: loadForm } = useLateComponent(importForm, loadFailed);
  const [open, setOpen] = useState(false);
  const write = (): void =>
    requireSignIn({ reason: text.signInToWrite, then: () => void loadForm().then((isHere) => setOpen(isHere)) });
  const state = isHydrated && userId !== undefined && data ? stateOf(data) : null;
  return (
    <div className={styles.Write}>
      {state ? (
        <p className={styles.State} role="status">
          {state}
        </p>
      ) : (
        <Button variant="secondary" onClick={write}>
          {text.write}
        </Button>
      )}
      {Form && (
        <Form
          // whoever has just signed in may turn out to have written one
          open={open && !isLoading && !state}
          product={product}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            void refetch();
          }}
        />
      )}
    </div>
  );
}
