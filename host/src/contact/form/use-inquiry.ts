import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError, UNEXPECTED_ERROR, api } from '@tessera/shared/client';
import type { InquiryReceipt } from '@tessera/shared/contract';
import { fieldErrors, inquirySchema, visitorInquirySchema } from '@tessera/shared/forms';
import { messagesIn } from '@tessera/shared/i18n';
import { contactMessages } from './contact-messages';

export type InquiryField = 'type' | 'name' | 'email' | 'subject' | 'message';
export type InquiryErrors = Partial<Record<InquiryField, string>>;

const FIELDS: InquiryField[] = ['type', 'name', 'email', 'subject', 'message'];

type Values = Record<InquiryField | 'website', string>;

function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '');
  return {
    type: text('type'),
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    website: text('website'),
  };
}

/** What is wrong, by field; the rules are the API's own. */
async function complaintsAbout(values: Values, signedIn: boolean): Promise<InquiryErrors> {
  const schema = signedIn ? inquirySchema : visitorInquirySchema;
  const failure: unknown = await schema.validate(values, { abortEarly: false }).then(
    () => undefined,
    (error: unknown) => error,
  );
  const { inner = [] } = Object(failure) as { inner?: { path?: string; message: string }[] }; // yup's ValidationError
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const first = inner.find(({ path }) => path === field);
      return first ? [[field, first.message]] : [];
    }),
  );
}

function explain(failure: unknown): string {
  const texts = messagesIn(contactMessages);
  const known = failure instanceof ApiError && failure.message !== UNEXPECTED_ERROR;
  return known ? failure.message : texts.failed;
}

function focusFirst(form: HTMLFormElement, errors: InquiryErrors): void {
  const first = FIELDS.find((field) => errors[field]);
  const control = first && form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
}

/**
 * Sends what stands in the contact form.
 * @param signedIn name and address are the account's then
 * @param onSent called once the message is with the store
 */
export function useInquiry(signedIn: boolean, onSent: () => void) {
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<InquiryErrors>({});
  const [banner, setBanner] = useState<string>();
  const [receipt, setReceipt] = useState<InquiryReceipt>();

  const refuse = (form: HTMLFormElement, found: InquiryErrors): void => {
    setErrors(found);
    focusFirst(form, found);
  };

  const send = async (form: HTMLFormElement): Promise<void> => {
    const values = valuesOf(form);
    const complaints = await complaintsAbout(values, signedIn);
    if (Object.keys(complaints).length > 0) return refuse(form, complaints);
    setPending(true);
    try {
      const { name, email, ...message } = values;
      const json = signedIn ? message : { ...message, name, email };
      setReceipt(await api.post<InquiryReceipt>('inquiries', { json }));
      onSent();
    } catch (failure) {
      setBanner(explain(failure));
      refuse(form, fieldErrors(failure, FIELDS));
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setErrors({});
    setBanner(undefined);
    void send(event.currentTarget).finally(() => {
      busy.current = false;
      setPending(false);
    });
  };

  /** An edit takes the field's error away. */
  const forgive = (name: string): void => setErrors((all) => (name in all ? { ...all, [name]: undefined } : all));

  return { errors, banner, pending, receipt, handleSubmit, forgive, startAnew: () => setReceipt(undefined) };
}
