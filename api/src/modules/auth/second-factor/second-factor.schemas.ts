import { Type } from 'typebox';
import { Timestamp } from '../../../schemas/basics/common';

const closed = { additionalProperties: false };
/** Missing is the same as empty: the answer is then that it is wrong. */
const typed = () => Type.String({ maxLength: 1000, default: '', format: 'text' });

export const SecondFactor = Type.Object(
  {
    is_on: Type.Boolean(),
    turned_on_at: Type.Union([Timestamp, Type.Null()]),
    recovery_codes_left: Type.Integer({ minimum: 0 }),
  },
  { ...closed, $id: 'SecondFactor' },
);

export const SecondFactorSecret = Type.Object(
  {
    secret: Type.String({ description: 'Base32 (RFC 4648), for typing it into an authenticator app' }),
    otpauth_url: Type.String({ description: 'the same as an address that such an app opens or reads as a QR code' }),
  },
  { ...closed, $id: 'SecondFactorSecret' },
);

export const RecoveryCodes = Type.Object(
  { recovery_codes: Type.Array(Type.String(), { description: 'shown this once' }), message: Type.String() },
  { ...closed, $id: 'RecoveryCodes' },
);

export const BeginBody = Type.Object({ password: typed() }, closed);
export const ConfirmBody = Type.Object({ code: typed() }, closed);
export const ProofBody = Type.Object({ password: typed(), code: typed() }, closed);
/** Of the challenge only its hash is looked for: whatever was never sent is one that does not work. */
export const LoginCodeBody = Type.Object(
  { challenge: Type.String({ maxLength: 1000, default: '', format: 'password' }), code: typed() },
  closed,
);

export const secondFactorSchemas = [SecondFactor, SecondFactorSecret, RecoveryCodes];
