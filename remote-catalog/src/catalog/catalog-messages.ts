import { defineMessages } from '@tessera/shared/i18n';
import { catalog } from '../messages/en/catalog';

export const catalogMessages = defineMessages({
  en: catalog,
  de: () => import(/* webpackChunkName: "de-catalog" */ '../messages/de/catalog').then((module) => module.catalog),
});
