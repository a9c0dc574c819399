import { useCart, type CartView } from '@tessera/shared/cart';
import { ApiError } from '@tessera/shared/client';
import { storeQuery } from '@tessera/shared/query';
import { Container, ErrorState, PageHeader } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { CartContents } from './cart-contents';
import styles from './cart-page.module.css';
import { CartInvitation } from './cart-invitation';
import { CartSkeleton } from './cart-skeleton';

function CartBody({ view, locale }: { view: CartView; locale: string | undefined }) {
  const { status, cart, error, retry } = view;
  if (status === 'signed-out') return <CartInvitation />;
  if (status === 'error') {
    return (
      <ErrorState
        title="Your cart could not be loaded"
        onRetry={retry}
        requestId={error instanceof ApiError ? error.request_id : undefined}
      >
        Nothing in it is lost. Try again in a moment.
      </ErrorState>
    );
  }
  if (!cart) return <CartSkeleton />;
  return <CartContents cart={cart} locale={locale} onRefused={retry} />;
}

/** /cart: the server's cart, as the profile brings it (SPEC.md §4). */
export function Page() {
  const view = useCart();
  const store = useQuery(storeQuery());
  return (
    <Container className={styles.Page}>
      <PageHeader title="Your cart" />
      <CartBody view={view} locale={store.data?.locale} />
    </Container>
  );
}
