import { Type } from 'typebox';
import type { Static } from 'typebox';
import { cursorFields, cursorParameters, Id, Timestamp } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };
const version = Type.Integer({ minimum: 1, description: 'as it was seen; a stale one is refused' });
/** Longer ones are told with a sentence. */
const side = Type.String({ maxLength: 2_000 });

export const AdminRedirect = Type.Object(
  {
    id: Id,
    path: Type.String({ description: 'the old address, decoded and in lower case' }),
    target: Type.String({ description: 'the new one, with its query and fragment; neither has a language' }),
    version: Type.Integer(),
    created_at: Timestamp,
  },
  { ...closed, $id: 'AdminRedirect' },
);

export const AdminRedirectList = Type.Object(
  { items: Type.Array(ref(AdminRedirect)), ...cursorFields('redirects', 'never') },
  { ...closed, $id: 'AdminRedirectList' },
);

export const Redirects = Type.Object(
  {
    items: Type.Array(Type.Object({ path: Type.String(), target: Type.String() }, closed)),
    next: nullable(Type.String({ description: 'as `after`; null: these are the last ones' })),
  },
  { ...closed, $id: 'Redirects' },
);

export const RedirectTarget = Type.Object(
  { target: nullable(Type.String({ description: 'with its query and fragment, without a language; null: nowhere' })) },
  { ...closed, $id: 'RedirectTarget' },
);
export const RedirectTargetQuery = Type.Object({ path: Type.String({ maxLength: 2_000 }) });

export const RedirectsQuery = Type.Object({ after: Type.String({ maxLength: 300, default: '' }) });
export const AdminRedirectsQuery = Type.Object({
  search: Type.String({ maxLength: 300, default: '', description: 'a part of either address' }),
  sort: Type.Optional(Type.Enum(['path', '-created_at'], { type: 'string' })),
  ...cursorParameters(50),
});
export const RedirectParams = Type.Object({ redirect_id: Type.String({ maxLength: 100 }) });
export const RedirectVersion = Type.Object({ version });
export const NewRedirect = Type.Object({ path: side, target: side }, closed);
export const RedirectEdit = Type.Object({ path: side, target: side, version }, closed);

export type AdminRedirectView = Static<typeof AdminRedirect>;
export type AdminRedirectListView = Static<typeof AdminRedirectList>;
export type AdminRedirectsSearch = Static<typeof AdminRedirectsQuery>;
export type RedirectsView = Static<typeof Redirects>;
export type RedirectTargetView = Static<typeof RedirectTarget>;
export type RedirectGiven = Static<typeof NewRedirect>;
export type RedirectChange = Static<typeof RedirectEdit>;

export const redirectsSchemas = [AdminRedirect, AdminRedirectList, Redirects, RedirectTarget];
