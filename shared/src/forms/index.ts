export { EMAIL_PATTERN, PASSWORD_MIN, loginSchema, signupSchema } from './account-schemas';
export type { LoginValues, SignupValues } from './account-schemas';
export { fieldErrors } from './field-errors';
export { INQUIRY_TYPES, MESSAGE_MAX, NAME_MAX, SUBJECT_MAX } from './visitor-schemas';
export { inquirySchema, newsletterSchema, visitorInquirySchema } from './visitor-schemas';
export type { InquiryValues } from './visitor-schemas';
