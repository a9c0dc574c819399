import { filtersMessages } from './filters-messages';

export { FilterPanel as Part } from './filter-panel';
export const messages = [filtersMessages];
