import { useCart } from '@tessera/shared/cart';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Invitation } from '../../../frame/states/invitation';
import { NothingHere } from '../../../frame/states/nothing-here';
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
    <NothingHere title={text.failure} to={paths.cart()} way={text.viewCart}>
      {text.failureText}
    </NothingHere>
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
