import { ComboboxOption, type ComboboxOptionProps } from '@tessera/shared/components';
import type { ComboboxOption as Option } from './combobox.model';
import styles from './search-combobox.module.css';

interface SearchOptionProps extends Pick<ComboboxOptionProps, 'id' | 'active' | 'onPoint' | 'onChoose'> {
  option: Option;
}

/** One line of the list. */
export const SearchOption = ({ option, ...rest }: SearchOptionProps) => (
  <ComboboxOption {...rest} className={styles.Option} aria-disabled={option.disabled ? true : undefined}>
    {option.content}
  </ComboboxOption>
);
