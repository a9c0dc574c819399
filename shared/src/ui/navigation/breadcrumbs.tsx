import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import styles from './breadcrumbs.module.css';
import type { LinkComponent } from '../base/link-component';
import { uiMessages } from '../base/ui-messages';

export interface BreadcrumbsProps {
  /** from the outermost in; the last one is this page and has no `to` */
  items: { label: string; to?: string }[];
  linkAs: LinkComponent;
}

/** Where this page stands, from the outermost place in. */
export function Breadcrumbs({ items, linkAs: LinkAs }: BreadcrumbsProps): JSX.Element {
  const words = useMessages(uiMessages);
  return (
    <nav aria-label={words.breadcrumbs}>
      <ol className={styles.Breadcrumbs}>
        {items.map(({ label, to }) => (
          <li key={label} className={styles.Item}>
            {to ? (
              <LinkAs to={to} className={styles.Link}>
                {label}
              </LinkAs>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
