import { type JSX, useId } from 'react';
import { currentLanguage, pathIn } from '@tessera/shared/i18n';
import styles from './site-footer.module.css';

export interface FooterLinksProps {
  title: string;
  /** `signIn`: needs a session, and says this message without one; '' says nothing */
  links: { to: string; label: string; signIn?: string }[];
}

/** One column of the footer. */
export function FooterLinks({ title, links }: FooterLinksProps): JSX.Element {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.Heading}>
        {title}
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
