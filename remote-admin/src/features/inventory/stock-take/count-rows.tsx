import { useCallback, type KeyboardEvent } from 'react';
import { withCount, type CountLine } from './count.model';
import { CountRow } from './count-row';
import type { Count } from './kept-count';
import styles from './stock-take.module.css';

interface CountRowsProps {
  /** of the list, for those who hear it */
  label: string;
  /** those on show */
  lines: readonly CountLine[];
  changeLines: Count['changeLines'];
  /** Enter at the last one */
  onEnd: () => void;
}

const STEPS: Partial<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** What is counted; Enter and the arrow keys go from number to number. */
export function CountRows({ label, lines, changeLines, onEnd }: CountRowsProps) {
  const handleCount = useCallback(
    (variant_id: string, counted: number | null) => changeLines((now) => withCount(now, variant_id, counted)),
    [changeLines],
  );
  const handleRemove = useCallback(
    (variant_id: string) => changeLines((now) => now.filter((line) => line.variant_id !== variant_id)),
    [changeLines],
  );

  function handleKeys(event: KeyboardEvent<HTMLUListElement>): void {
    const step = STEPS[event.key];
    if (!step || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const numbers = [...event.currentTarget.querySelectorAll('input')];
    const next = numbers[numbers.indexOf(event.target) + step];
    if (next) next.focus();
    else if (event.key === 'Enter') onEnd();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in the fields inside
    <ul className={styles.Lines} aria-label={label} onKeyDown={handleKeys}>
      {lines.map((line) => (
        <CountRow key={line.variant_id} line={line} onCount={handleCount} onRemove={handleRemove} />
      ))}
    </ul>
  );
}
