import { Icon, VisuallyHidden } from '@tessera/shared/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import styles from './search-box.module.css';

/** Quiet time after the last key before the list follows, in milliseconds. */
const PAUSE_MS = 300;

interface SearchBoxProps {
  /** accessible name and placeholder */
  label: string;
  /** what the list is searched for now, as the address says */
  search: string;
  onSearch: (search: string) => void;
}

/** Narrows a list while typing. What is typed stands until the address says something else, e.g. after 'back'. */
export function SearchBox({ label, search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (search !== seen) {
    setSeen(search);
    // the address says something that was not typed here
    if (search !== sent) {
      setSent(search);
      setText(search);
    }
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function send(typed: string): void {
    clearTimeout(timer.current);
    if (typed.trim() === search) return;
    setSent(typed.trim());
    onSearch(typed.trim());
  }

  function handleChange(typed: string): void {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(typed), PAUSE_MS);
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    send(text);
  }

  return (
    <form role="search" className={styles.Search} onSubmit={handleSubmit}>
      <label>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Icon name="search" size={16} className={styles.Icon} />
        <input
          type="search"
          className={styles.Input}
          placeholder={label}
          value={text}
          onChange={(event) => handleChange(event.target.value)}
        />
      </label>
    </form>
  );
}
