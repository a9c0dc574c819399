import { listImages } from '../../infra/database/images';
import { findVersionedSettings, replaceSettings } from '../../infra/database/settings-row';

/** The arrangement of the home page, and its pictures. */
export const homeRepository = {
  findVersioned: findVersionedSettings,

  replace: replaceSettings,

  listImages,
};
