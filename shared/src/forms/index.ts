export { deleteAccountSchema, emailChangeSchema, passwordChangeSchema, profileSchema } from './account-change-schemas';
export type {
  DeleteAccountValues,
  EmailChangeValues,
  PasswordChangeValues,
  ProfileValues,
} from './account-change-schemas';
export { forgotPasswordSchema, loginSchema, resetPasswordSchema, signupSchema } from './account-schemas';
export type { ForgotPasswordValues, LoginValues, ResetPasswordValues, SignupValues } from './account-schemas';
export { ADDRESS_LIMITS, addressNames, addressSchema } from './address-schema';
export type { AddressValues } from './address-schema';
export { EMAIL_MAX, EMAIL_PATTERN, emailRule } from './email';
export { fieldErrors } from './field-errors';
export { PASSWORD_MAX, PASSWORD_MIN, newPasswordRule } from './password';
export { formMessages } from './messages';
export { INQUIRY_TYPES, MESSAGE_MAX, NAME_MAX, SUBJECT_MAX } from './visitor-schemas';
export { inquirySchema, newsletterSchema, visitorInquirySchema } from './visitor-schemas';
export type { InquiryValues } from './visitor-schemas';
