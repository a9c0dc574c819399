import type { RegisteredRemote } from '@tessera/shared/composition';
import { paths } from '@tessera/shared/paths';
import { Link } from '@tessera/shared/vendor/router';
import type { JSX } from 'react';
import { ContactLink } from '../../links/contact-link';
import { GuardedLink } from './guarded-link';
import { itemOf, leadsOut } from './menus.model';

export interface MenuLinkProps {
  remotes: RegisteredRemote[];
  label: string;
  to: string;
  className?: string;
  onFollow?: () => void;
}

/** A link that staff have put into the header: like the shop's own where it leads to the same, and out of the shop as it is. */
export function MenuLink({ remotes, label, to, className, onFollow }: MenuLinkProps): JSX.Element {
  if (leadsOut(to)) {
    return (
      <a href={to} className={className} rel="noreferrer">
        {label}
      </a>
    );
  }
  if (to === paths.page('contact')) {
    return (
      <ContactLink className={className} onFollow={onFollow}>
        {label}
      </ContactLink>
    );
  }
  const item = itemOf(remotes, to);
  if (item) return <GuardedLink item={{ ...item, label }} className={className} onFollow={onFollow} />;
  return (
    <Link to={to} className={className} onClick={onFollow}>
      {label}
    </Link>
  );
}
