import { Type } from 'typebox';
import type { Static } from 'typebox';

const closed = { additionalProperties: false };

const Kept = Type.Integer({ minimum: 0, description: 'in `unit`' });

export const RetentionSettings = Type.Object(
  {
    kinds: Type.Array(
      Type.Object(
        {
          name: Type.String({ description: 'e.g. `mails`' }),
          unit: Type.Enum(['days', 'years'], { type: 'string' }),
          kept: Kept,
          usual: Type.Integer({ description: 'while nobody has chosen' }),
          least: Type.Integer(),
          most: Type.Integer(),
        },
        closed,
      ),
    ),
    fixed: Type.Array(Type.Object({ name: Type.String(), days: Type.Integer() }, closed), {
      description: 'times that nobody chooses',
    }),
    version: Type.Integer({ description: '0 before anything was ever set' }),
  },
  { ...closed, $id: 'RetentionSettings', description: 'How long the shop keeps what.' },
);

const Chosen = Type.Record(Type.String({ maxLength: 40 }), Kept, {
  maxProperties: 40,
  description: 'by name; what is not named stays as it is',
});

export const RetentionBody = Type.Object(
  { kept: Chosen, version: Type.Integer({ minimum: 0, description: 'the one that was read' }) },
  closed,
);

export const RetentionPreviewBody = Type.Object({ kept: Chosen }, closed);

export const RetentionPreview = Type.Object(
  {
    goes: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          records: Type.Integer({ minimum: 0 }),
          is_exact: Type.Boolean({ description: 'false: there are more' }),
        },
        closed,
      ),
      { description: 'of kinds that would be kept for a shorter time' },
    ),
  },
  { ...closed, $id: 'RetentionPreview', description: 'What the next hour would remove that stays otherwise.' },
);

export type RetentionEdit = Static<typeof RetentionBody>;
export type RetentionView = Static<typeof RetentionSettings>;
export type RetentionPreviewView = Static<typeof RetentionPreview>;

export const retentionSchemas = [RetentionSettings, RetentionPreview];
