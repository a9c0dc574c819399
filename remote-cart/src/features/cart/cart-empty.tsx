import { paths } from '@tessera/shared/paths';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';

/** Nothing in the cart: says so, and where to find something. */
export function CartEmpty() {
  return (
    <EmptyState
      title="Your cart is empty"
      actions={
        <ButtonLink as={Link} to={paths.products()}>
          Browse all products
        </ButtonLink>
      }
    >
      What you add stays here until you take it out, on every device you sign in on.
    </EmptyState>
  );
}
