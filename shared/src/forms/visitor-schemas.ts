import { object, string } from 'yup';
import type { InferType } from 'yup';
import { emailRule } from './email';

/** SPEC.md §2, the Contact dialog's types of inquiry, in its order. */
export const INQUIRY_TYPES = ['general', 'order', 'returns', 'technical'] as const;
export const SUBJECT_MAX = 200;
export const MESSAGE_MAX = 5000;
export const NAME_MAX = 100;

const text = (name: string, most: number) =>
  string().trim().required(`${name} is required`).max(most, `${name} must be at most ${most} characters`);

const message = {
  type: string().required('Please choose a type of inquiry').oneOf(INQUIRY_TYPES, 'Please choose a type of inquiry'),
  subject: text('Subject', SUBJECT_MAX),
  message: text('Message', MESSAGE_MAX),
};

/** What somebody who is signed in writes: name and address come from the account. */
export const inquirySchema = object(message);

/** What a visitor writes. */
export const visitorInquirySchema = object({
  ...message,
  name: string().trim().default('').max(NAME_MAX, `Name must be at most ${NAME_MAX} characters`),
  email: emailRule,
});

export const newsletterSchema = object({ email: emailRule });

export type InquiryValues = InferType<typeof visitorInquirySchema>;
