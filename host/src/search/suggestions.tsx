import { useState, type JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { VisuallyHidden } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { clearSearches, pastSearches, rememberSearch } from './past-searches';
import { suggestQuery } from './suggest-query';
import { SuggestionRow } from './suggestion-row';
import styles from './suggestions.module.css';
import { suggestionsMessages } from './suggestions-messages';
import { choicesFor, groupsOf } from './suggestions.model';
import { useCombobox } from './use-combobox';
import { useSettled } from './use-settled';
import { useTyped } from './use-typed';

export const messages = [suggestionsMessages];

export interface SuggestionsProps {
  /** the box, which is on the page already and stays the same one */
  input: HTMLInputElement;
  /** of the list: the box names it */
  id: string;
}

/** Under the search box, from its first focus on: what was looked for, then what the shop suggests for the letters in it. */
export default function Suggestions({ input, id }: SuggestionsProps): JSX.Element {
  const words = useMessages(suggestionsMessages);
  const navigate = useNavigate();
  const text = useTyped(input);
  const [past, setPast] = useState(pastSearches);
  const settled = useSettled(text);
  const { data: answer } = useQuery(suggestQuery(settled));
  // what an empty box offers is no answer to letters
  const data = Boolean(settled) === Boolean(text) ? answer : undefined;
  const choices = choicesFor(text, data, past);
  const idOf = (index: number): string => `${id}-${index}`;

  const remember = (search: string): void => {
    rememberSearch(search);
    setPast(pastSearches());
  };
  const choose = (index: number): void => {
    const choice = choices[index];
    if (!choice) return;
    if (choice.kind !== 'category' && choice.kind !== 'product') remember(choice.label);
    input.form?.reset();
    list.close();
    void navigate(choice.to);
  };
  const list = useCombobox({
    input,
    listId: id,
    idOf,
    count: choices.length,
    onChoose: choose,
    onSubmit: remember,
  });
  const clear = (): void => {
    clearSearches();
    setPast([]);
    input.focus();
  };
  const titles = {
    past: words.past,
    term: text ? words.terms : words.popular,
    category: words.categories,
    product: words.products,
    all: '',
  };

  return (
    <>
      <VisuallyHidden role="status">{list.open && words.count(choices.length)}</VisuallyHidden>
      {list.open && (
        <div className={styles.Panel} data-list={id}>
          {!text && past.length > 0 && (
            <button type="button" className={styles.Clear} onClick={clear}>
              {words.clear}
              <VisuallyHidden>{words.past}</VisuallyHidden>
            </button>
          )}
          <div id={id} role="listbox" aria-label={words.list}>
            {groupsOf(choices).map(({ kind, members }) => (
              <div key={kind} role="group" aria-label={titles[kind] || words.list} className={styles.Group}>
                {titles[kind] && (
                  <p className={styles.Title} aria-hidden="true">
                    {titles[kind]}
                  </p>
                )}
                {members.map(([choice, index]) => (
                  <SuggestionRow
                    key={index}
                    id={idOf(index)}
                    choice={choice}
                    active={index === list.active}
                    onPoint={() => list.setActive(index)}
                    onChoose={() => choose(index)}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
