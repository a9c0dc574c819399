import type { JSX, MouseEvent, ReactNode } from 'react';
import { requireSignIn, useSession } from '@tessera/shared/session';
import { Link, useNavigate } from '@tessera/shared/vendor/router';
import type { NavigationItem } from '@tessera/shared/composition';
import { isPlainPress } from '../../links/follow-links';
import { leadsAnyway } from '../../links/leads-anyway';
import { needsSession } from './navigation.model';

export interface GuardedLinkProps {
  item: NavigationItem;
  className?: string;
  'aria-label'?: string;
  'aria-haspopup'?: 'dialog' | undefined;
  /** what a plain press does with a session, in the place of following the link */
  instead?: (() => void) | undefined;
  /** after a press that leads somewhere: menus close */
  onFollow?: () => void;
  children?: ReactNode;
}

/**
 * A link of the navigation. One that needs a session does not navigate for a visitor but opens the sign-in dialog with its
 * message (docs/product.md §4, §6), and goes on once that is done.
 */
export function GuardedLink({ item, instead, onFollow, children, ...rest }: GuardedLinkProps): JSX.Element {
  const signedIn = useSession(({ status }) => status === 'signed-in');
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent): void => {
    onFollow?.();
    const act = signedIn ? instead : needsSession(item) && askFirst;
    if (!act || !isPlainPress(event)) return;
    event.preventDefault();
    act();
  };
  const askFirst = (): void => {
    const go = () => navigate(item.to);
    requireSignIn({ reason: item.sign_in_reason, then: go, otherwise: leadsAnyway(item.to) ? go : undefined });
  };
  return (
    <Link {...rest} to={item.to} onClick={handleClick}>
      {children ?? item.label}
    </Link>
  );
}
