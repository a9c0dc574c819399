import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { requireSignIn, useSession } from '@tessera/shared/session';
import { ButtonLink } from '@tessera/shared/ui';
import { Link, useNavigate } from '@tessera/shared/vendor/router';
import type { MouseEvent } from 'react';
import { cartMessages } from '../../../messages/cart';

interface CheckoutLinkProps {
  block?: boolean;
  className?: string | undefined;
}

/** The way to the checkout, which needs an account (decision 12): a visitor is asked to sign in, and goes on after it. */
export function CheckoutLink({ block, className }: CheckoutLinkProps) {
  const text = useMessages(cartMessages);
  const isVisitor = useSession(({ status }) => status === 'signed-out');
  const navigate = useNavigate();
  const to = paths.checkout();
  const handleClick = (event: MouseEvent): void => {
    if (!isVisitor || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    requireSignIn({ then: () => navigate(to) });
  };
  return (
    <ButtonLink as={Link} variant="accent" size="lg" block={block} className={className} to={to} onClick={handleClick}>
      {text.checkout}
    </ButtonLink>
  );
}
