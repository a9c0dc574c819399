import { REMOTE_NAME, REMOTE_VERSION } from '@tessera/shared/remote-rules';
import { Type } from 'typebox';

const closed = { additionalProperties: false };

/** What a browser tells of a version: that it failed, or did the page harm (docs/api.md, 'Remotes'), or how quick a page of it was (https://web.dev/articles/vitals). */
export const SIGNAL_KINDS = [
  'threw',
  'not_loaded',
  'mismatched',
  'hung',
  'ended',
  'hoarded',
  'patched',
  'lcp_good',
  'lcp_medium',
  'lcp_poor',
  'inp_good',
  'inp_medium',
  'inp_poor',
  'cls_good',
  'cls_medium',
  'cls_poor',
] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** Of one page. */
const SIGNALS_MAX = 20;

export const SignalsBody = Type.Object(
  {
    signals: Type.Array(
      Type.Object(
        {
          remote: Type.String({ pattern: REMOTE_NAME }),
          version: Type.String({ pattern: REMOTE_VERSION }),
          kind: Type.Enum([...SIGNAL_KINDS], { type: 'string' }),
        },
        closed,
      ),
      { minItems: 1, maxItems: SIGNALS_MAX },
    ),
  },
  closed,
);

const count = Type.Integer({ minimum: 0 });
const Vital = Type.Object({ good: count, medium: count, poor: count }, closed);

export const RemoteSignals = Type.Object(
  {
    days: Type.Integer({ description: 'the days that are summed up, today among them' }),
    versions: Type.Array(
      Type.Object(
        {
          version: Type.String(),
          threw: count,
          not_loaded: count,
          mismatched: count,
          hung: count,
          ended: count,
          hoarded: count,
          patched: count,
          vitals: Type.Object(
            { lcp: Vital, inp: Vital, cls: Vital },
            { ...closed, description: 'pages of one visit in ten' },
          ),
        },
        closed,
      ),
      { description: 'the newest first; those of which browsers said anything; at most 20' },
    ),
  },
  { ...closed, $id: 'RemoteSignals' },
);
