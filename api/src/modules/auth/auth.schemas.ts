import { Type } from 'typebox';
import { secondFactorSchemas } from './second-factor/second-factor.schemas';
import { Session, SessionList, SignedIn, Tokens } from './sessions/sessions.schemas';

const closed = { additionalProperties: false };
/**
 * Missing is the same as empty, and too long is the form's rule to say, so that the answer is docs/product.md §5's
 * message for the field.
 */
const text = () => Type.String({ maxLength: 1000, default: '' });
/** The form's own rule has a message for whatever is no address. */
const email = () => Type.String({ maxLength: 1000, default: '', format: 'text' });
/** Only its hash is looked for: whatever was never sent is a link that does not work. */
const token = () => Type.String({ maxLength: 1000, default: '', format: 'password' });
/** Nobody is shown it: it may hold whatever text can. */
const password = () => Type.String({ maxLength: 1000, default: '', format: 'text' });

/** Any wrong password is answered alike (docs/product.md §7), also one that is no text. */
export const LoginBody = Type.Object(
  { email: email(), password: Type.String({ default: '', format: 'password' }) },
  closed,
);

export const RegisterBody = Type.Object(
  { first_name: text(), last_name: text(), username: text(), email: email(), password: password() },
  closed,
);

export const RefreshBody = Type.Object({ refreshToken: Type.String({ default: '' }) }, closed);
export const LogoutBody = Type.Union([
  Type.Object({ refreshToken: Type.Optional(Type.String()) }, closed),
  Type.Null(),
]);

export const ForgotBody = Type.Object({ email: email() }, closed);
export const ResetBody = Type.Object({ token: token(), password: password() }, closed);
export const VerifyBody = Type.Object({ token: token() }, closed);

export const PasswordBody = Type.Object({ current_password: password(), password: password() }, closed);
export const EmailBody = Type.Object({ email: email(), password: password() }, closed);

export const Jwks = Type.Object({ keys: Type.Array(Type.Record(Type.String(), Type.Any())) }, closed);

export const authSchemas = [Tokens, SignedIn, Session, SessionList, ...secondFactorSchemas];
