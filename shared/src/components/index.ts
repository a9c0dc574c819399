/** What pages of several apps have alike: a category's tile, what stands for data, what goods are called, what an order comes to. */
export {
  arrivalDays,
  arrivalOfOrdered,
  backorderOfLine,
  backorderOfOrdered,
  backorderText,
  piecesAhead,
  type BackorderPromise,
} from './backorder-text';
export { CategoryTile, type CategoryTileProps } from './category-tile';
export { ComboboxOption, type ComboboxOptionProps } from './combobox-option';
export { CountryOptions, type CountryOptionsProps } from './country-options';
export { DataGate, type DataGateProps } from './data-gate';
export { HeartButton, type HeartButtonProps } from './heart-button';
export { optionsText } from './options-text';
export { PopularShelf, type PopularShelfProps } from './empty/popular-shelf';
export { StillLife } from './empty/still-life';
export { SuccessSeal } from './success-seal';
export { TotalsList, type TotalsListProps } from './totals-list';
export { totalsWords } from './totals-words';
export { totalsWordsDe } from './totals-words.de';
