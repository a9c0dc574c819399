import { filtersMessages } from '../../messages/filters';

export { FilterPanel as Part } from './filter-panel';
export const messages = [filtersMessages];
