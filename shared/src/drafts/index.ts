export { isHeldUp } from './is-held-up';
export { takeReturn } from './take-return';
export { useDraft } from './use-draft';
export type { Draft } from './use-draft';
