/** Days and moments in words, as a reader's language has them. Pure. */
export { dayOf, formatDate, formatDays, momentOf, today } from './days';
