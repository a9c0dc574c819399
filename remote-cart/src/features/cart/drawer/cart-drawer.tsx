import { useCart } from '@tessera/shared/cart';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { Invitation } from '../../../frame/invitation';
import { PageLocale } from '../../../frame/page-locale';
import { cartMessages } from '../../../messages/cart';
import { CartSkeleton } from '../cart-skeleton';
import { DrawerContents } from './drawer-contents';

function DrawerBody() {
  const { status, cart, retry } = useCart();
  const text = useMessages(cartMessages);
  if (status === 'signed-out') return <Invitation title={text.inviteTitle}>{text.inviteText}</Invitation>;
  if (cart) return <DrawerContents cart={cart} onRefused={retry} />;
  if (status === 'loading') return <CartSkeleton />;
  return (
    <EmptyState
      title={text.failure}
      actions={
        <ButtonLink as={Link} to={paths.cart()}>
          {text.viewCart}
        </ButtonLink>
      }
    >
      {text.failureText}
    </EmptyState>
  );
}

/** The cart over whatever page is open: what is in it, how much of each, what it comes to, and the ways on. */
export function Page() {
  return (
    <PageLocale>
      <DrawerBody />
    </PageLocale>
  );
}
