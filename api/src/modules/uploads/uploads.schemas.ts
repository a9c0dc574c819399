import { Type } from 'typebox';
import { Id, Image } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };

export const UploadKind = Type.Enum(['review', 'return'], { type: 'string' });

export const Upload = Type.Object({ id: Id, image: ref(Image) }, { ...closed, $id: 'Upload' });

export const UploadsQuery = Type.Object({
  kind: Type.Optional(Type.Union([UploadKind], { description: 'what for; may be a field of the form instead' })),
});

export const uploadsSchemas = [Upload];
