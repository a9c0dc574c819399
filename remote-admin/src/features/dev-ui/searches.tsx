import { useState } from 'react';
import { SearchCombobox, type SearchComboboxProps } from '../../controls/combobox/search-combobox';
import { Specimen } from './specimen';

const nothing = (): void => undefined;
const FOUND: SearchComboboxProps['groups'] = [
  {
    key: 'mug',
    heading: { name: 'Ember mug', content: 'Ember mug' },
    options: [
      { key: 'small', said: 'Small', content: 'Small · $24.00', onChoose: nothing },
      { key: 'large', said: 'Large', content: 'Large · sold out', disabled: true, onChoose: nothing },
    ],
  },
  { key: 'bowl', options: [{ key: 'bowl', said: 'Bowl', content: 'Bowl · $18.00', onChoose: nothing }] },
];
const NONE: SearchComboboxProps['groups'] = [{ key: 'none', options: [] }];

function Search(props: Partial<SearchComboboxProps> & Pick<SearchComboboxProps, 'label'>) {
  const [text, setText] = useState('mug');
  const usual = { groups: NONE, isSearching: false, nothing: 'Nothing is called so.', error: null, onRetry: nothing };
  return <SearchCombobox {...usual} {...props} list={`${props.label}: found`} text={text} onText={setText} />;
}

/** The search with a list to choose from; it opens when it has the focus. */
export function Searches() {
  return (
    <Specimen name="Search with a list" columns>
      <Search label="Goods that were found" groups={FOUND} />
      <Search label="On its way" isSearching />
      <Search label="Nothing found" />
      <Search label="Not arrived" error={new Error('We cannot reach the server. Please check your connection.')} />
    </Specimen>
  );
}
