import type { RegisteredRemote } from '@tessera/shared/composition';
import { LANGUAGES, LANGUAGE_NAMES, currentLanguage, pathIn, useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useSession } from '@tessera/shared/session';
import { useLocation } from '@tessera/shared/vendor/router';
import { shellMessages } from '../../../messages/shell-messages';
import { switchTheme } from '../../frame/theme';
import { signOut } from '../../navigation/sign-out';
import { adminLayoutMessages } from '../admin-layout-messages';
import { ICONS } from '../rail-icon';
import { isAllowed, isPage, type RailGroup, type Rights } from '../rail.model';
import { useGoTo } from '../use-go-to';
import { paletteMessages } from './palette-messages';
import { matches, type Choice } from './palette.model';
import { useRecords, type Records } from './use-records';

export interface ChoicesOptions {
  remotes: RegisteredRemote[];
  groups: readonly RailGroup[];
  rights: Rights;
  /** before anything is done */
  onClose: () => void;
  onKeys: () => void;
}

/** What somebody begins from nothing: each on a page of its own that no list of pages has. */
const BEGINNINGS = [
  { word: 'newOrder', to: `${paths.adminOrders()}/new`, right: 'orders.write' },
  { word: 'addProduct', to: `${paths.adminProducts()}/add-product`, right: 'products.write' },
] as const;

/** What the palette offers for a text: pages and actions at once, records when the API has answered. */
export function useChoices(text: string, { remotes, groups, rights, onClose, onKeys }: ChoicesOptions): Records {
  const shell = useMessages(shellMessages);
  const words = useMessages(adminLayoutMessages);
  const begin = useMessages(paletteMessages).begin;
  const lead = useGoTo();
  const { pathname, search } = useLocation();
  const signedIn = useSession(({ status }) => status === 'signed-in');
  const after = (act: () => unknown) => () => {
    onClose();
    act();
  };
  const goTo = (path: string) => after(() => lead(path));
  const records = useRecords(text, { remotes, rights, goTo });

  const pages = groups.flatMap(({ name, items }) =>
    items.map(({ label, to, icon }): Choice => ({
      key: `page ${to}`,
      kind: 'page',
      label,
      hint: name && words.groups[name],
      icon,
      choose: goTo(to),
    })),
  );
  const action = (label: string, icon: string, act: () => unknown): Choice => ({
    key: `action ${label}`,
    kind: 'action',
    label,
    icon,
    choose: after(act),
  });
  const offered = BEGINNINGS.filter(({ to, right }) => isAllowed(rights, right) && isPage(remotes, to));
  const actions = [
    ...offered.map(({ word, to }) => action(begin[word], ICONS.add, () => lead(to))),
    action(words.shop, ICONS.shop, () => lead(paths.home())),
    action(shell.theme.label, ICONS.theme, switchTheme),
    ...LANGUAGES.filter((language) => language !== currentLanguage()).map((language) =>
      action(`${shell.language}: ${LANGUAGE_NAMES[language]}`, ICONS.language, () =>
        location.assign(pathIn(language, pathname) + search),
      ),
    ),
    action(words.keys, ICONS.keys, onKeys),
    ...(signedIn ? [action(shell.logout, ICONS.signOut, signOut)] : []),
  ];
  const named = [...pages, ...actions].filter(({ label, hint = '' }) => matches(`${label} ${hint}`, text));
  return { ...records, choices: [...named, ...records.choices] };
}
