import { useMessages } from '@tessera/shared/i18n';
import { SelectField } from '@tessera/shared/ui';
import { useState } from 'react';
import { FormDialog } from '../../controls/form-dialog';
import { valueOf } from '../../controls/write-errors';
import { ExportButton } from '../../list/toolbar/export-button';
import { FilterButton } from '../../list/toolbar/filter-button';
import { Toolbar } from '../../list/toolbar/toolbar';
import { listMessages } from '../../messages/lists';
import { marketingMessages } from '../../messages/marketing';
import { COUPON_SORTS, KINDS, STATES, type CouponsState } from './coupons.model';
import { exportCoupons } from './coupons.queries';

interface CouponsToolsProps {
  state: CouponsState;
  onSearch: (search: string) => void;
  onShow: (change: Pick<CouponsState, 'filters' | 'sort'>) => void;
}

/** What the filters' form asks for: what is empty is not asked for. */
function readForm(form: FormData): Pick<CouponsState, 'filters' | 'sort'> {
  const [state, kind] = [valueOf(form, 'state'), valueOf(form, 'kind')];
  return { filters: { ...(state && { state }), ...(kind && { kind }) }, sort: valueOf(form, 'sort') };
}

/** Search, filters and export of the list. */
export function CouponsTools({ state, onSearch, onShow }: CouponsToolsProps) {
  const text = useMessages(marketingMessages);
  const words = useMessages(listMessages);
  const [isOpen, setOpen] = useState(false);
  const { filters } = state;
  const choices = {
    state: STATES.map((one) => [one, text.states[one]] as const),
    kind: KINDS.map((one) => [one, text.kinds[one]] as const),
  };
  return (
    <Toolbar searchLabel={text.search} search={state.search} onSearch={onSearch}>
      <FilterButton count={Object.keys(filters).length} onPress={() => setOpen(true)} />
      <ExportButton list="coupons" onExport={() => exportCoupons(state)} />
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.filters}
        submit={words.apply}
        onSubmit={(form) => {
          setOpen(false);
          onShow(readForm(new FormData(form)));
        }}
      >
        {(['state', 'kind'] as const).map((name) => (
          <SelectField key={name} label={text.filters[name]} name={name} defaultValue={filters[name] ?? ''}>
            <option value="">{words.any}</option>
            {choices[name].map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField label={words.sortBy} name="sort" defaultValue={state.sort}>
          {COUPON_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {text.sorts[sort]}
            </option>
          ))}
        </SelectField>
      </FormDialog>
    </Toolbar>
  );
}
