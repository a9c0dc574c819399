import { StillLife } from '@tessera/shared/components';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { NothingHere } from '../../frame/states/nothing-here';
import { cartMessages } from '../../messages/cart';
import { frameMessages } from '../../messages/frame';

/** Nothing in the cart: says so, and where to find something. */
export function CartEmpty() {
  const text = useMessages(cartMessages);
  const { browse } = useMessages(frameMessages);
  return (
    <NothingHere picture={<StillLife />} title={text.emptyTitle} to={paths.products()} way={browse}>
      {text.emptyText}
    </NothingHere>
  );
}
