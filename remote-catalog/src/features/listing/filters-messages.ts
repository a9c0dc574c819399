import { defineMessages } from '@tessera/shared/i18n';
import { filters } from '../../messages/en/filters';

export const filtersMessages = defineMessages({
  en: filters,
  de: () => import(/* webpackChunkName: "de-filters" */ '../../messages/de/filters').then((module) => module.filters),
});
