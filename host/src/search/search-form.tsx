import { currentLanguage, pathIn, useMessages } from '@tessera/shared/i18n';
import { useId, useState, type ComponentType, type FocusEvent, type FormEvent, type JSX } from 'react';
import { loadLate } from '@tessera/shared/late';
import { paths } from '@tessera/shared/paths';
import { IconButton } from '@tessera/shared/ui';
import { useNavigate } from '@tessera/shared/vendor/router';
import { shellMessages } from '../messages/shell-messages';
import type { SuggestionsProps } from './suggestions';
import styles from './search-form.module.css';

const importSuggestions = () => import(/* webpackChunkName: "suggestions" */ './suggestions');

export interface SearchFormProps {
  className?: string;
  /** names the landmark; two of them are on the page, for wide and for narrow screens */
  label: string;
}

interface Late {
  Suggestions: ComponentType<SuggestionsProps>;
  input: HTMLInputElement;
}

/**
 * Search (docs/product.md §2): goes to all products with the trimmed text, only when there is some, then clears the
 * box. Without scripts the form itself leads to the same address. What it suggests comes with the first focus; the box
 * stays the same one.
 */
export function SearchForm({ className, label }: SearchFormProps): JSX.Element {
  const text = useMessages(shellMessages).search;
  const navigate = useNavigate();
  const id = useId();
  const [late, setLate] = useState<Late>();
  const handleFocus = ({ currentTarget: input }: FocusEvent<HTMLInputElement>): void => {
    if (late) return;
    loadLate(importSuggestions).then(
      (Suggestions) => setLate({ Suggestions, input }),
      () => undefined,
    );
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const search = String(new FormData(form).get('search') ?? '').trim();
    if (!search) return;
    form.reset();
    void navigate(paths.products({ category: 'all', search }));
  };
  return (
    <form
      role="search"
      aria-label={label}
      className={className}
      action={pathIn(currentLanguage(), paths.products())}
      onSubmit={handleSubmit}
    >
      <div className={styles.Search}>
        <input type="hidden" name="category" value="all" />
        <input
          className={styles.Input}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-controls={id}
          aria-expanded="false"
          name="search"
          aria-label={text.label}
          placeholder={text.label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          onFocus={handleFocus}
        />
        <IconButton className={styles.Submit} type="submit" icon="search" label={text.submit} />
        {late && <late.Suggestions input={late.input} id={id} />}
      </div>
    </form>
  );
}
