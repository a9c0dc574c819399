import type { JSX } from 'react';
import { changed, type Listing } from '../state/listing.model';
import { offeredEnds, rangeOf, readRange } from '../state/value-range.model';
import type { AttributeFilterProps } from './attribute-filter';
import { RangeForm } from './range-form';

/** The range of an attribute that is a number or a date. */
export function NumberFilter({ facet, listing, open, onChange }: AttributeFilterProps): JSX.Element {
  const { code, kind, name, unit } = facet;
  const { [code]: before = [], ...others } = listing.attributes;
  const [chosen = ''] = before;
  const isDate = kind === 'date';
  const apply = (range: string): Listing =>
    changed(listing, { attributes: range === '' ? others : { ...others, [code]: [range] } });
  return (
    <RangeForm
      key={chosen}
      title={unit ? `${name} (${unit})` : name}
      open={open || chosen !== ''}
      type={isDate ? 'date' : undefined}
      set={readRange(chosen)}
      offered={offeredEnds(facet)}
      onApply={(typed) => onChange(apply(rangeOf(typed)))}
    />
  );
}
