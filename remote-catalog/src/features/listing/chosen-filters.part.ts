export { ChosenFilters as Part } from './chosen-filters';
