import { optionsOf, type ComboboxGroup } from './combobox.model';
import styles from './search-combobox.module.css';
import { SearchOption } from './search-option';

interface FoundListProps {
  id: string;
  label: string;
  /** undefined: the list is closed */
  groups: readonly ComboboxGroup[] | undefined;
  /** position of the option that the keys have come to; -1: none */
  active: number;
  idOf: (index: number) => string;
  onPoint: (key: string) => void;
  onChoose: (index: number) => void;
}

/** What can be chosen, group by group; it is in the page also while it is closed, because the box names it. */
export function FoundList({ id, label, groups = [], active, idOf, onPoint, onChoose }: FoundListProps) {
  const options = optionsOf(groups);
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.List} hidden={options.length === 0}>
      {groups.map(({ key, heading, options: own }) => (
        <div key={key} role={heading && 'group'} aria-label={heading?.name} className={styles.Group}>
          {heading && (
            <div className={styles.Heading} aria-hidden="true">
              {heading.content}
            </div>
          )}
          {own.map((option) => {
            const index = options.indexOf(option);
            return (
              <SearchOption
                key={option.key}
                id={idOf(index)}
                option={option}
                active={index === active}
                onPoint={() => onPoint(option.key)}
                onChoose={() => onChoose(index)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
