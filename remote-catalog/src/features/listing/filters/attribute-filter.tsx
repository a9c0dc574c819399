import { type JSX, useState } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { filtersMessages } from '../../../messages/filters';
import { Colours } from '../../../catalog/colours';
import { FilterCheck } from './filter-check';
import { FilterGroup } from './filter-group';
import styles from './filter-panel.module.css';
import type { AttributeFacet } from '@tessera/shared/contract';
import { type Listing, toggleValue } from '../state/listing.model';

const SHOWN = 8;

export interface AttributeFilterProps {
  facet: AttributeFacet;
  listing: Listing;
  /** one of the first groups, which are open */
  open: boolean;
  onChange: (listing: Listing) => void;
}

/** The values of one attribute; long lists show their beginning, and whatever is chosen. */
export function AttributeFilter({ facet, listing, open, onChange }: AttributeFilterProps): JSX.Element | null {
  const text = useMessages(filtersMessages);
  const [all, setAll] = useState(false);
  const chosen = listing.attributes[facet.code] ?? [];
  const isLong = facet.values.length > SHOWN + 2;
  const shown = facet.values.filter(({ value }, index) => all || !isLong || index < SHOWN || chosen.includes(value));
  if (facet.values.length === 0) return null;
  return (
    <FilterGroup title={facet.name} open={open || chosen.length > 0}>
      {shown.map(({ value, label, count, colour, second_colour, count_is_estimate }) => (
        <FilterCheck
          key={value}
          checked={chosen.includes(value)}
          count={count}
          countIsEstimate={count_is_estimate}
          onChange={() => onChange(toggleValue(listing, facet.code, value))}
          mark={
            facet.kind === 'swatch' &&
            colour && <Colours className={styles.Dot} colours={[colour, second_colour ?? '']} />
          }
        >
          {label}
        </FilterCheck>
      ))}
      {isLong && (
        <button type="button" className={styles.More} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.showFewer : text.showAll(facet.values.length)}
        </button>
      )}
    </FilterGroup>
  );
}
