import { api } from '@tessera/shared/client';
import type { MailSample, MailTexts, MailTextsList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import type { MailBody, TextLanguage } from './mails.model';

const pathOf = (name: string): string => `admin/mail-texts/${encodeURIComponent(name)}`;

/** Every mail that the shop sends, and how much of it staff have written. */
export function mailsQuery() {
  return queryOptions({
    queryKey: ['admin', 'mail-texts'],
    queryFn: ({ signal }) => api.get<MailTextsList>('admin/mail-texts', { signal }),
    meta: { personal: true },
  });
}

/** The texts of one mail. */
export function mailTextsQuery(name: string) {
  return queryOptions({
    queryKey: ['admin', 'mail-texts', name],
    queryFn: ({ signal }) => api.get<MailTexts>(pathOf(name), { signal }),
    meta: { personal: true },
  });
}

/** A mail with texts that may not be saved yet. */
export interface AskedSample {
  language: TextLanguage;
  /** by text; null: the usual one */
  texts: Record<string, string | null>;
  /** the text that the mail should say */
  showing?: string;
}

/** The mail with made-up data, as it would be sent; the one before is shown until it is there. */
export function mailSampleQuery(name: string, asked: AskedSample) {
  return queryOptions({
    queryKey: ['admin', 'mail-sample', name, asked],
    queryFn: ({ signal }) => api.post<MailSample>(`${pathOf(name)}/preview`, { json: asked, signal }),
    placeholderData: (before) => before,
    gcTime: 60_000,
    retry: false,
    meta: { personal: true },
  });
}

/** Refused when somebody changed them since this version. */
export const saveMailTexts = (name: string, body: MailBody, version: number) =>
  api.put<MailTexts>(pathOf(name), { json: { ...body, version } });

/** Mails the sample to whoever asks. */
export const sendSample = (name: string, asked: AskedSample) =>
  api.post<{ to: string }>(`${pathOf(name)}/send`, { json: asked });
