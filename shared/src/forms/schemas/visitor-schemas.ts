import { object, string } from 'yup';
import type { InferType } from 'yup';
import { emailRule } from './email';
import { isRequired, isTooLong, say } from '../messages/messages';

/** docs/product.md §2, the Contact dialog's types of inquiry, in its order. */
export const INQUIRY_TYPES = ['general', 'order', 'returns', 'technical'] as const;
export const SUBJECT_MAX = 200;
export const MESSAGE_MAX = 5000;
export const NAME_MAX = 100;

const text = (field: 'subject' | 'message', most: number) =>
  string().trim().required(isRequired(field)).max(most, isTooLong(field, most));

const typeRequired = say(({ messages }) => messages.inquiryTypeRequired);

const message = {
  type: string().required(typeRequired).oneOf(INQUIRY_TYPES, typeRequired),
  subject: text('subject', SUBJECT_MAX),
  message: text('message', MESSAGE_MAX),
};

/** What somebody who is signed in writes: name and address come from the account. */
export const inquirySchema = object(message);

/** What a visitor writes. */
export const visitorInquirySchema = object({
  ...message,
  name: string().trim().default('').max(NAME_MAX, isTooLong('name', NAME_MAX)),
  email: emailRule,
});

export const newsletterSchema = object({ email: emailRule });

export type InquiryValues = InferType<typeof visitorInquirySchema>;
