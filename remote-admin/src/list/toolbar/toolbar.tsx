import type { ReactNode } from 'react';
import { SearchBox } from '../search-box';
import styles from './toolbar.module.css';

interface ToolbarProps {
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  /** filters, columns, export */
  children: ReactNode;
}

/** Above a list: what it is searched for, and the ways to change what it shows. */
export function Toolbar({ searchLabel, search, onSearch, children }: ToolbarProps) {
  return (
    <div className={styles.Toolbar} data-screen-only>
      <div className={styles.Search}>
        <SearchBox label={searchLabel} search={search} onSearch={onSearch} />
      </div>
      <div className={styles.Rest}>{children}</div>
    </div>
  );
}
