import { useMessages } from '@tessera/shared/i18n';
import { Button, TextField, VisuallyHidden } from '@tessera/shared/ui';
import { useId, useRef, type FocusEvent } from 'react';
import { controlMessages } from '../../messages/controls';
import type { ComboboxGroup } from './combobox.model';
import { FoundList } from './found-list';
import styles from './search-combobox.module.css';
import { useCombobox } from './use-combobox';

export interface SearchComboboxProps {
  label: string;
  /** names the list of what was found */
  list: string;
  text: string;
  onText: (text: string) => void;
  /** what the server found; undefined: nothing is asked for */
  groups: readonly ComboboxGroup[] | undefined;
  /** an answer is waited for; what was found before stays */
  isSearching: boolean;
  /** nothing was found */
  nothing: string;
  error: Error | null;
  onRetry: () => void;
}

type Outcome = Pick<SearchComboboxProps, 'isSearching' | 'nothing' | 'error' | 'onRetry'>;

interface StateProps extends Outcome {
  isOpen: boolean;
  isShown: boolean;
  count: number;
  /** what was chosen last */
  said: string;
}

/** What became of a search, in words, and another try where it went wrong. */
function SearchState({ isOpen, isShown, count, said, isSearching, nothing, error, onRetry }: StateProps) {
  const words = useMessages(controlMessages).combobox;
  const state = isSearching ? words.searching : count === 0 ? nothing : words.found(count);
  return (
    <>
      <VisuallyHidden role="status">{isShown ? state : said}</VisuallyHidden>
      {isOpen && error && (
        <div className={styles.Failure} role="alert">
          <p>{error.message}</p>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      )}
      {isShown && (isSearching || count === 0) && (
        <p className={styles.Note} aria-hidden="true">
          {state}
        </p>
      )}
    </>
  );
}

/**
 * A search on the server with a list to choose from (ARIA APG, combobox with a list): arrow keys walk along it, Enter
 * chooses, Escape closes it and nothing else. The focus stays in the box, for the next one.
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { label, list, text, onText, groups, isSearching, nothing, error, onRetry } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const box = useCombobox(error ? undefined : groups);
  const { isShown, active, count } = box;
  const idOf = (index: number): string => `${id}-${index}`;
  function handleBlur({ relatedTarget }: FocusEvent): void {
    if (!root.current?.contains(relatedTarget)) box.close();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys pressed in the box inside
    <div ref={root} className={styles.Combobox} onBlur={handleBlur} onKeyDown={box.handleKeys}>
      <TextField
        label={label}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown && count > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && active >= 0 ? idOf(active) : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        onChange={({ target }) => {
          box.begin();
          onText(target.value);
        }}
        onFocus={box.open}
        onClick={box.open}
      />
      <SearchState
        isOpen={box.isOpen}
        isShown={isShown}
        count={count}
        said={box.said}
        isSearching={isSearching}
        nothing={nothing}
        error={error}
        onRetry={onRetry}
      />
      <FoundList
        id={`${id}-list`}
        label={list}
        groups={isShown ? groups : undefined}
        active={active}
        idOf={idOf}
        onPoint={box.point}
        onChoose={box.choose}
      />
    </div>
  );
}
