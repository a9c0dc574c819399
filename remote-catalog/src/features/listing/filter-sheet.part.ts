import { filtersMessages } from './filters-messages';

export { FilterSheet as Part } from './filter-sheet';
export const messages = [filtersMessages];
