import type { JSX } from 'react';
import { currentLanguage, pathIn } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui';
import styles from './site-footer.module.css';

export interface FooterLinksProps {
  title: string;
  /** `signIn`: needs a session, and says this message without one; '' says nothing */
  links: { to: string; label: string; signIn?: string }[];
}

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
        {links.map(({ to, label, signIn }) => (
          <li key={to}>
            <a href={pathIn(currentLanguage(), to)} className={styles.Link} data-sign-in={signIn}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
