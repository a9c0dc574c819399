import type { MailTextsList } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useShopLanguages } from '../../../form/fields/shop-languages';
import form from '../../../form/page/page-form.module.css';
import { staffPage } from '../../../guard/staff-page';
import { mailTextsMessages } from '../../../messages/settings/mails';
import { settingsMessages } from '../../../messages/settings/settings';
import { LoadFailure } from '../../../page/load-failure';
import { adminPaths } from '../../../paths';
import type { Column } from '../../../table/column';
import { DataTable } from '../../../table/data-table';
import { RowLink } from '../../../table/links/row-link';
import { SettingsScreen } from '../frame/settings-screen';
import { groupOf, inGroups, type TextLanguage } from './mails.model';
import { mailsQuery } from './mails.queries';

type MailRow = MailTextsList['items'][number];

/** As many as the shop sends. */
const EXPECTED = 34;

const nameOf = ({ name }: MailRow): string => messagesIn(mailTextsMessages).names[name] ?? name;

function mailColumns(locale: string, languages: readonly TextLanguage[]): Column<MailRow>[] {
  const text = messagesIn(mailTextsMessages);
  const ownIn = (language: TextLanguage): Column<MailRow> => ({
    key: language,
    label: text.columns[language],
    width: 'md',
    card: 'labelled',
    cell: ({ own }) =>
      own[language] > 0 ? (
        <Badge tone="accent">{text.own(own[language], own[language].toLocaleString(locale))}</Badge>
      ) : (
        text.usual
      ),
  });
  return [
    {
      key: 'name',
      label: text.columns.name,
      cell: (row) => <RowLink to={adminPaths.mail(row.name)}>{nameOf(row)}</RowLink>,
    },
    {
      key: 'group',
      label: text.columns.group,
      width: 'lg',
      quiet: true,
      cell: ({ name }) => text.groups[groupOf(name)],
    },
    ...languages.map(ownIn),
  ];
}

function MailsScreen({ enabled }: { enabled: boolean }) {
  const { pages } = useMessages(settingsMessages);
  const text = useMessages(mailTextsMessages);
  const locale = useLocale();
  const languages = useShopLanguages();
  const { data, error, isFetching, refetch } = useQuery({ ...mailsQuery(), enabled });
  return (
    <SettingsScreen
      title={pages.mails}
      right="settings.read"
      count={data && text.count(data.items.length, data.items.length.toLocaleString(locale))}
    >
      {error && !data ? (
        <LoadFailure what={text.theMails} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <p className={form.Hint}>{text.lead}</p>
          <DataTable
            caption={text.theMails}
            columns={mailColumns(locale, languages)}
            rows={data && inGroups(data.items)}
            keyOf={({ name }) => name}
            nameOf={nameOf}
            expected={EXPECTED}
          />
        </>
      )}
    </SettingsScreen>
  );
}

/** /admin/settings/mails: every mail that the shop sends, and which of them say something of its own. */
export const Page = staffPage(MailsScreen);
