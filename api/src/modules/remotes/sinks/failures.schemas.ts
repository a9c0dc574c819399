import { REMOTE_NAME, REMOTE_VERSION } from '@tessera/shared/remote-rules';
import { Type } from 'typebox';

const closed = { additionalProperties: false };
/** Of one web server within the ten seconds that it gathers. */
const FAILURES_MAX = 50;

/** What web servers were told of failures by browsers: with their messages, which signals have not. */
export const FailuresBody = Type.Object(
  {
    failures: Type.Array(
      Type.Object(
        {
          remote: Type.String({ pattern: REMOTE_NAME }),
          version: Type.String({ pattern: REMOTE_VERSION }),
          kind: Type.Enum(['threw', 'not_loaded', 'hung', 'ended', 'hoarded', 'patched', 'blocked'], {
            type: 'string',
            description: 'blocked: by the page’s Content-Security-Policy',
          }),
          message: Type.String({ minLength: 1, maxLength: 600 }),
          path: Type.String({ maxLength: 600 }),
          slot: Type.String({ maxLength: 60 }),
          count: Type.Integer({ minimum: 1, maximum: 1_000 }),
        },
        closed,
      ),
      { minItems: 1, maxItems: FAILURES_MAX },
    ),
  },
  closed,
);
