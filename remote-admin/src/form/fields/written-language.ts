import { currentLanguage, DEFAULT_LANGUAGE, type Language } from '@tessera/shared/i18n';
import { useShopLanguages } from './shop-languages';

/** What is written to customers is in this language first: that of whoever writes it, where the shop is offered in it. */
export function useWrittenLanguage(): Language {
  const own = currentLanguage();
  return useShopLanguages().includes(own) ? own : DEFAULT_LANGUAGE;
}
