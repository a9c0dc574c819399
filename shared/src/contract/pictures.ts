import type { components } from './schema.d.ts';

/** The library of the shop's pictures. */
type Schemas = components['schemas'];

export type PictureUse = Schemas['PictureUse'];
export type AdminPicture = Schemas['AdminPicture'];
export type AdminPictureList = Schemas['AdminPictureList'];
export type PictureDeletions = Schemas['PictureDeletions'];
