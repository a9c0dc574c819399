export { EMAIL_PATTERN, PASSWORD_MIN, loginSchema, signupSchema } from './account-schemas';
export type { LoginValues, SignupValues } from './account-schemas';
export { fieldErrors } from './field-errors';
