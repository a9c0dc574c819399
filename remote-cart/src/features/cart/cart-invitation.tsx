import { requireSignIn } from '@tessera/shared/session';
import { paths } from '@tessera/shared/paths';
import { Button, ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';

/** An action that waits for the sign-in brings the visitor back to where it was asked for: this page. */
const stayHere = () => undefined;

/** For a visitor without a session: the dialog opens over this page, and the cart appears here after it. */
export function CartInvitation() {
  return (
    <EmptyState
      title="Sign in to see your cart"
      actions={
        <>
          <Button onClick={() => requireSignIn({ then: stayHere })}>Sign in</Button>
          <ButtonLink as={Link} variant="secondary" to={paths.products()}>
            Browse all products
          </ButtonLink>
        </>
      }
    >
      Your cart is kept with your account, so it waits for you on every device.
    </EmptyState>
  );
}
