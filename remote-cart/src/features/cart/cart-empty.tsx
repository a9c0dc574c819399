import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { cartMessages } from '../../messages/cart';
import { frameMessages } from '../../messages/frame';

/** Nothing in the cart: says so, and where to find something. */
export function CartEmpty() {
  const text = useMessages(cartMessages);
  const { browse } = useMessages(frameMessages);
  return (
    <EmptyState
      title={text.emptyTitle}
      actions={
        <ButtonLink as={Link} to={paths.products()}>
          {browse}
        </ButtonLink>
      }
    >
      {text.emptyText}
    </EmptyState>
  );
}
