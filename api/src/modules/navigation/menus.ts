import type { Static } from 'typebox';
import { addressOfText } from '@tessera/shared/composition';
import { LANGUAGES } from '../../core/languages';
import type { Texts } from '../../core/languages';
import type { MenuEntry, Menus } from '../../schemas/menus';
import type { PageTitle } from './navigation.repository';
import type { Branch, Entry, Navigation } from './navigation.schemas';

/** What a page's entry says: its own words, else those of the page, in each language before another one's. */
function pageLabel(label: Texts, titles: readonly PageTitle[]): Texts {
  const title = (language: string) => titles.find((row) => row.language === language)?.title ?? '';
  const [en, de] = LANGUAGES.map((language) => label[language] || title(language));
  return { en: en || label.de || title('de'), de: de ?? '' };
}

/**
 * What shoppers' browsers are told of header and footer: entries of pages as links to them, and none of a page that is not
 * shown. Whether a category is still there is seen where its name is.
 * @param pages those that entries name
 */
export function menusOf({ header, footer }: Navigation, pages: readonly PageTitle[]): Static<typeof Menus> {
  const shown = pages.filter(({ is_shown }) => is_shown);

  function present({ kind, label, target }: Entry): Static<typeof MenuEntry>[] {
    if (kind !== 'page') return [{ kind, label, target }];
    const titles = shown.filter(({ slug }) => slug === target);
    if (target === null || titles.length === 0) return [];
    return [{ kind: 'link', label: pageLabel(label, titles), target: addressOfText(target) }];
  }

  const presentBranch = (branch: Branch) =>
    present(branch).map((entry) => ({ ...entry, below: branch.below.flatMap(present) }));
  return { header: header?.flatMap(presentBranch) ?? null, footer: footer?.flatMap(presentBranch) ?? null };
}
