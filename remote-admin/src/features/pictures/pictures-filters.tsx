import { useMessages } from '@tessera/shared/i18n';
import { FilterChoice } from '../../list-page/filters/filter-choice';
import { FilterDialog, type FilterDialogProps } from '../../list-page/filters/filter-dialog';
import { readFilters } from '../../list-page/filters/read-filters.model';
import { SortField } from '../../list-page/filters/sort-field';
import { picturesMessages } from '../../messages/product/pictures';
import { PICTURE_SORTS, type PictureFilter } from './pictures.model';

/** Everything that the library can be asked for, in one form. */
export default function PicturesFilters({ state, ...dialog }: FilterDialogProps<PictureFilter>) {
  const text = useMessages(picturesMessages);
  const { filters, sort } = state;
  const given = { labels: text.filters, filters };
  const uses = [['none', text.unused] as const, ...Object.entries(text.uses)];
  return (
    <FilterDialog<PictureFilter>
      {...dialog}
      read={(form) => readFilters<PictureFilter>({ words: ['use', 'is_described'] }, form, filters)}
    >
      {() => (
        <>
          <FilterChoice {...given} name="use" choices={uses} />
          <FilterChoice {...given} name="is_described" choices={Object.entries(text.described)} />
          <SortField sorts={PICTURE_SORTS} labels={text.sorts} value={sort} />
        </>
      )}
    </FilterDialog>
  );
}
