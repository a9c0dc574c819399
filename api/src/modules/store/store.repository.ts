import { listImages } from '../../infra/database/images';
import { findSettings, findVersionedSettings, putSettings, replaceSettings } from '../../infra/database/settings-row';

/** The store's own settings, and its pictures. */
export const storeRepository = {
  find: findSettings,

  put: putSettings,

  findVersioned: findVersionedSettings,

  replace: replaceSettings,

  listImages,
};
