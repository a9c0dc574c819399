import { api } from '@tessera/shared/client';
import type { AdminPage, Page } from '@tessera/shared/contract';
import type { Language } from '@tessera/shared/i18n';
import { queryOptions } from '@tessera/shared/vendor/query';
import { newKey } from '../../../controls/new-key';
import type { TextFields } from './text.model';

/** Names one text: a page in a language. */
export interface TextKey {
  slug: string;
  language: Language;
}

export const textPath = ({ slug, language }: TextKey): string => `admin/pages/${encodeURIComponent(slug)}/${language}`;

/** A text as it was saved last. */
export function textQuery({ slug, language }: TextKey) {
  return queryOptions({
    queryKey: ['admin', 'page', slug, language],
    queryFn: ({ signal }) => api.get<AdminPage>(textPath({ slug, language }), { signal }),
    meta: { personal: true },
  });
}

/** A text as the shop would show it. */
export function previewQuery({ slug, language }: TextKey, fields: TextFields) {
  return queryOptions({
    queryKey: ['admin', 'page', slug, language, 'preview', fields],
    queryFn: ({ signal }) =>
      api.post<Page>(`${textPath({ slug, language })}/preview`, { json: { ...fields }, key: newKey(), signal }),
    placeholderData: (before) => before,
    // what was typed on the way to it is of no use again
    gcTime: 0,
    retry: false,
    meta: { personal: true },
  });
}

/** Each is refused where somebody saved the text since this version. */
export const saveText = (text: AdminPage, fields: TextFields, publish: boolean) =>
  api.put<AdminPage>(textPath(text), { json: { ...fields, publish, version: text.version }, key: newKey() });
export const hideText = (text: AdminPage) =>
  api.post<AdminPage>(`${textPath(text)}/hide`, { json: { version: text.version }, key: newKey() });
export const removeText = (text: AdminPage) =>
  api.delete<undefined>(textPath(text), { searchParams: { version: text.version } });
