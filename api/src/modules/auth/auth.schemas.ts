import { Type } from 'typebox';
import { PASSWORD_MAX } from './password-hasher';

const closed = { additionalProperties: false };
/** Missing is the same as empty, so that the answer is SPEC.md §5's sentence for the field. */
const text = (maxLength: number) => Type.String({ maxLength, default: '' });

export const LoginBody = Type.Object({ email: text(254), password: Type.String({ default: '' }) }, closed);

export const RegisterBody = Type.Object(
  { first_name: text(100), last_name: text(100), username: text(50), email: text(254), password: text(PASSWORD_MAX) },
  closed,
);

export const RefreshBody = Type.Object({ refreshToken: Type.String({ default: '' }) }, closed);
export const LogoutBody = Type.Union([
  Type.Object({ refreshToken: Type.Optional(Type.String()) }, closed),
  Type.Null(),
]);

export const PasswordBody = Type.Object({ current_password: text(PASSWORD_MAX), password: text(PASSWORD_MAX) }, closed);

export const Tokens = Type.Object({ access: Type.String(), refresh: Type.String() }, { ...closed, $id: 'Tokens' });

export const SignedIn = Type.Object(
  { access: Type.String(), refresh: Type.String(), message: Type.String() },
  { ...closed, $id: 'SignedIn' },
);

export const Jwks = Type.Object({ keys: Type.Array(Type.Record(Type.String(), Type.Any())) }, closed);

export const authSchemas = [Tokens, SignedIn];
