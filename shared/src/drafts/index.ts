export { takeReturn } from './take-return';
export { useDraft } from './use-draft';
export type { Draft } from './use-draft';
