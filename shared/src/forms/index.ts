export {
  codeSchema,
  emailChangeSchema,
  passwordChangeSchema,
  presentPasswordSchema,
  profileSchema,
  secondFactorSchema,
} from './schemas/account-change-schemas';
export type {
  CodeValues,
  EmailChangeValues,
  PasswordChangeValues,
  PresentPasswordValues,
  ProfileValues,
  SecondFactorValues,
} from './schemas/account-change-schemas';
export { forgotPasswordSchema, loginSchema, resetPasswordSchema, signupSchema } from './schemas/account-schemas';
export type { ForgotPasswordValues, LoginValues, ResetPasswordValues, SignupValues } from './schemas/account-schemas';
export { ADDRESS_LIMITS, addressNames, addressSchema } from './schemas/address-schema';
export type { AddressValues } from './schemas/address-schema';
export { EMAIL_MAX, EMAIL_PATTERN, emailRule } from './schemas/email';
export { fieldErrors } from './field-errors';
export { formatRegion, listRegions, loadRegions } from './regions/regions';
export type { Region } from './regions/regions';
export { PASSWORD_MAX, PASSWORD_MIN, newPasswordRule } from './schemas/password';
export { formMessages } from './messages/messages';
export { INQUIRY_TYPES, MESSAGE_MAX, NAME_MAX, SUBJECT_MAX } from './schemas/visitor-schemas';
export { inquirySchema, newsletterSchema, visitorInquirySchema } from './schemas/visitor-schemas';
export type { InquiryValues } from './schemas/visitor-schemas';
