import { useCart, type CartView } from '@tessera/shared/cart';
import { useMessages } from '@tessera/shared/i18n';
import { PageHeader } from '@tessera/shared/ui';
import { LoadFailure } from '../../frame/states/load-failure';
import { PageFrame } from '../../frame/page-frame';
import { cartMessages } from '../../messages/cart';
import { CartContents } from './cart-contents';
import { CartSkeleton } from './cart-skeleton';
import { KeptCart } from './kept/kept-cart';

function CartBody({ view }: { view: CartView }) {
  const { status, cart, error, retry } = view;
  const text = useMessages(cartMessages);
  if (status === 'signed-out') return <KeptCart />;
  if (status === 'error') {
    return (
      <LoadFailure title={text.failure} error={error} onRetry={retry}>
        {text.failureText}
      </LoadFailure>
    );
  }
  if (!cart) return <CartSkeleton />;
  return <CartContents cart={cart} onRefused={retry} />;
}

/** /cart: the server's cart, as the profile has it (docs/product.md §4); a visitor's own without a session. */
export function Page() {
  const view = useCart();
  const text = useMessages(cartMessages);
  return (
    <PageFrame>
      <PageHeader title={text.title} />
      <CartBody view={view} />
    </PageFrame>
  );
}
