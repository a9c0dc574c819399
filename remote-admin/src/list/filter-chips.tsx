import { useMessages } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import type { MouseEvent } from 'react';
import { listMessages } from '../messages/lists';
import { FILTER_BUTTON } from './toolbar/filter-button';
import styles from './filter-chips.module.css';

export interface FilterChip {
  key: string;
  name: string;
  value: string;
  /** the list without it */
  href: string;
}

/** What is pressed goes away: the focus goes to the filter beside it, or to the button that sets filters. */
function passFocusOn({ currentTarget }: MouseEvent<HTMLElement>): void {
  const item = currentTarget.parentElement;
  const beside = [item?.nextElementSibling, item?.previousElementSibling].map((other) => other?.firstElementChild);
  const chip = beside.find((link) => link instanceof HTMLElement && link.className === currentTarget.className);
  (chip instanceof HTMLElement ? chip : document.getElementById(FILTER_BUTTON))?.focus();
}

/** The filters that are set, each a link to the list without it; nothing while none is. */
export function FilterChips({ chips, clearHref }: { chips: readonly FilterChip[]; clearHref: string }) {
  const text = useMessages(listMessages);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.Chips} aria-label={text.filters}>
      {chips.map(({ key, name, value, href }) => (
        <li key={key}>
          <Link
            to={href}
            className={styles.Chip}
            aria-label={text.removeFilter(name, value)}
            onClick={passFocusOn}
            preventScrollReset
          >
            <span className={styles.Name}>{name}</span> {value}
            <Icon name="close" size={12} />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link to={clearHref} className={styles.Clear} onClick={passFocusOn} preventScrollReset>
            {text.clearFilters}
          </Link>
        </li>
      )}
    </ul>
  );
}
