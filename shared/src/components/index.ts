/** What the pages of account and checkout have alike: what stands for data, what goods are called, what an order comes to. */
export { DataGate, type DataGateProps } from './data-gate';
export { optionsText } from './options-text';
export { TotalsList, type TotalsListProps } from './totals-list';
