import { Link } from '@tessera/shared/vendor/router';
import { useId } from 'react';
import styles from './choice-links.module.css';

export interface ChoiceLink {
  key: string;
  label: string;
  href: string;
  current: boolean;
}

interface ChoiceLinksProps {
  label: string;
  links: readonly ChoiceLink[];
}

/** A few answers to one question of which one is chosen: each is an address, so that 'back' works. */
export function ChoiceLinks({ label, links }: ChoiceLinksProps) {
  const id = useId();
  return (
    <div className={styles.Choice}>
      <span id={id} className={styles.Label}>
        {label}
      </span>
      <ul className={styles.Links} aria-labelledby={id}>
        {links.map(({ key, label: name, href, current }) => (
          <li key={key} className={styles.Item}>
            <Link className={styles.Link} to={href} aria-current={current ? 'true' : undefined} preventScrollReset>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
