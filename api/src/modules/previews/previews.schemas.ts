import { REMOTE_NAME, REMOTE_VERSION } from '@tessera/shared/remote-rules';
import { Type } from 'typebox';
import { Timestamp } from '../../schemas/basics/common';
import { nullable, ref } from '../../schemas/basics/ref';
import { TROUBLES } from './preview-pass';

const closed = { additionalProperties: false };

export const PreviewParams = Type.Object({ product_id: Type.String({ maxLength: 100 }) });
export const RemoteParams = Type.Object({ name: Type.String({ pattern: REMOTE_NAME }) });
export const VersionBody = Type.Object({ version: Type.String({ pattern: REMOTE_VERSION }) }, closed);
export const PassParams = Type.Object({ pass: Type.String({ maxLength: 500 }) });

export const PreviewLink = Type.Object(
  { url: Type.String({ description: 'shows it to whoever opens it, until then' }), expires_at: Timestamp },
  { ...closed, $id: 'PreviewLink' },
);

export const PreviewShown = Type.Object(
  {
    kind: Type.Enum(['product', 'remote', 'shop'], { type: 'string' }),
    name: Type.String({ description: 'of the product, or of the remote with its version; empty for the shop' }),
    path: Type.String({ description: 'where it is seen' }),
    expires_at: Timestamp,
  },
  { ...closed, $id: 'PreviewShown' },
);

export const PreviewNow = Type.Object(
  { preview: nullable(ref(PreviewShown)) },
  { ...closed, $id: 'PreviewNow', description: 'null: this browser carries no pass that is good' },
);

const SWITCHES_MAX = 12;
const switches = Type.Array(
  Type.Object(
    {
      remote: Type.String({ pattern: REMOTE_NAME }),
      trouble: Type.Enum([...TROUBLES], {
        type: 'string',
        description:
          'slow: each of its files comes three seconds late; server_error: is a 500; garbage: is another one; crash: its pages and slots throw; wrong_version: it refuses the host’s contract',
      }),
    },
    closed,
  ),
  { maxItems: SWITCHES_MAX, description: 'at most one of each remote; of several the last' },
);

export const BoundariesBody = Type.Object({ switches }, closed);

export const BoundariesSeen = Type.Object({ switches, expires_at: Timestamp }, { ...closed, $id: 'BoundariesSeen' });

export const BoundariesNow = Type.Object(
  { boundaries: nullable(ref(BoundariesSeen)) },
  { ...closed, $id: 'BoundariesNow', description: 'null: this browser shows the shop as everybody sees it' },
);

export const previewsSchemas = [PreviewLink, PreviewShown, PreviewNow, BoundariesSeen, BoundariesNow];
