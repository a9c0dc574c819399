import { filtersMessages } from '../../messages/filters';

export { FilterSheet as Part } from './filter-sheet';
export const messages = [filtersMessages];
