import type { JSX } from 'react';
import { currentLanguage, pathIn } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui';
import { leadsOut } from '../navigation/menus.model';
import styles from './site-footer.module.css';

export interface FooterLinksProps {
  title: string;
  /** `signIn`: needs a session, and says this message without one; '' says nothing */
  links: { to: string; label: string; signIn?: string }[];
}

/** A path of the shop in the document's language; an address elsewhere as it is. */
const addressOf = (to: string) =>
  leadsOut(to) ? { href: to, rel: 'noreferrer' } : { href: pathIn(currentLanguage(), to) };

/** One column of the footer. On a phone its title is a button that unfolds it (`toggleFold` of the footer). */
export function FooterLinks({ title, links }: FooterLinksProps): JSX.Element {
  return (
    <nav aria-label={title}>
      <h2 className={styles.Heading}>
        <span className={styles.Title}>{title}</span>
        <button type="button" className={styles.Fold} aria-expanded="false">
          {title}
          <Icon name="chevron-down" size={16} className={styles.Chevron} />
        </button>
      </h2>
      <ul className={styles.List}>
        {links.map(({ to, label, signIn }, index) => (
          // two links may lead to the same, and the list never changes
          <li key={index}>
            <a {...addressOf(to)} className={styles.Link} data-sign-in={signIn}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
