import type { JSX, MouseEvent, ReactNode } from 'react';
import { emit } from '@tessera/shared/events';
import { currentPath, useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Link } from '@tessera/shared/vendor/router';
import { shellMessages } from '../messages/shell-messages';
import { isPlainPress } from './follow-links';

export interface ContactLinkProps {
  className?: string;
  /** after a press that leads somewhere: menus close */
  onFollow?: () => void;
  children?: ReactNode;
}

/**
 * Opens the contact dialog over the page (docs/product.md §2); a new tab, or a page without scripts, gets the page
 * itself.
 */
export function ContactLink({ className, onFollow, children }: ContactLinkProps): JSX.Element {
  const text = useMessages(shellMessages);
  const handleClick = (event: MouseEvent): void => {
    if (!isPlainPress(event)) return;
    onFollow?.();
    if (currentPath() === paths.page('contact')) return;
    event.preventDefault();
    emit('contact-requested', {});
  };
  return (
    <Link className={className} to={paths.page('contact')} onClick={handleClick}>
      {children ?? text.contact}
    </Link>
  );
}
