import { currentLanguage, pathIn, useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { authMessages } from '../flow/auth-messages';

/** docs/product.md §2: what one agrees to, to be read in another tab, so that nothing typed is lost. */
export function TermsLabel() {
  const { agree, terms, privacy } = useMessages(authMessages).createAccount;
  const language = currentLanguage();
  const [before, between, after] = agree;
  return (
    <>
      {before}
      <a href={pathIn(language, paths.page('terms'))} target="_blank" rel="noopener">
        {terms}
      </a>
      {between}
      <a href={pathIn(language, paths.page('privacy'))} target="_blank" rel="noopener">
        {privacy}
      </a>
      {after}
    </>
  );
}
