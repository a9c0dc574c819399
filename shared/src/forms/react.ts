/** Forms in React: with react-hook-form, which the API that checks by the same schemas has no use for. */
export { createForm } from './create-form';
export type { Form } from './create-form';
export { useFormErrors } from './use-form-errors';
