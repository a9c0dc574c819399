import type { RetentionPreview, RetentionSettings } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import { FormDialog } from '../../../controls/form-dialog';
import { fieldRules } from '../../../form/page/merge-edit.model';
import form from '../../../form/page/page-form.module.css';
import { dataMessages } from '../../../messages/settings/data';
import { Card } from '../../../page/card';
import { Facts } from '../../../page/facts';
import type { SettingsFormProps } from '../../../settings/settings-content';
import { SettingsEditForm } from '../../../settings/settings-edit-form';
import { useSettingsEdit } from '../../../settings/use-settings-edit';
import styles from './data-page.module.css';
import { EverythingCard } from './everything-card';
import { bodyOf, draftOf, groupsOf, type RetentionDraft, type RetentionKind } from './retention.model';
import { previewRetention, saveRetention } from './retention.queries';

/** How long the shop keeps what, and what of it nobody chooses. */
export function RetentionForm({ settings, reason, locale, onSaved, onFailed }: SettingsFormProps<RetentionSettings>) {
  const text = useMessages(dataMessages);
  const { kinds, fixed } = settings;
  const number = (value: number): string => value.toLocaleString(locale);
  const labelOf = (name: string): string => text.kinds[name]?.label ?? name;
  const faultOf = ({ least, most }: RetentionKind): string => text.fault(number(least), number(most));
  const edit = useSettingsEdit(settings, {
    ...fieldRules<RetentionDraft>(),
    draftOf,
    bodyOf: (draft) => bodyOf(draft, kinds, faultOf),
    preview: previewRetention,
    isQuiet: ({ goes }) => goes.every(({ records }) => records === 0),
    save: saveRetention,
    onSaved,
    onFailed,
  });
  const { draft, errors, asked } = edit;

  const goesOf = ({ name, records, is_exact }: RetentionPreview['goes'][number]): string =>
    is_exact ? text.goes(labelOf(name), records, number(records)) : text.goesMore(labelOf(name), number(records));

  const fieldOf = (kind: RetentionKind) => (
    <TextField
      key={kind.name}
      label={`${labelOf(kind.name)} (${text.unit[kind.unit]})`}
      hint={`${text.kinds[kind.name]?.hint ?? ''} ${text.bounds(number(kind.least), number(kind.most), number(kind.usual))}`}
      value={draft[kind.name] ?? ''}
      error={errors[`kept.${kind.name}`]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      onChange={({ target }) => edit.change({ ...draft, [kind.name]: target.value })}
    />
  );

  return (
    <>
      <SettingsEditForm
        edit={edit}
        reason={reason}
        stale={text.stale}
        inWords={(version) => version}
        labels={Object.fromEntries(kinds.map(({ name }) => [name, labelOf(name)]))}
      >
        {groupsOf(kinds).map(([group, some]) => (
          <Card key={group} title={text.groups[group]}>
            <div className={form.Group}>{some.map(fieldOf)}</div>
          </Card>
        ))}
      </SettingsEditForm>
      <Card title={text.fixedTitle}>
        <Facts
          className={styles.Facts}
          facts={[
            ...fixed.map(({ name, days }) => ({
              label: text.fixed[name] ?? name,
              value: text.days(days, number(days)),
            })),
            ...text.facts,
          ]}
        />
      </Card>
      <EverythingCard />
      <FormDialog
        open={asked !== undefined}
        onClose={edit.giveUp}
        title={text.goesTitle}
        description={text.goesLead}
        submit={text.goesSubmit}
        tone="danger"
        pending={edit.saving.isPending}
        onSubmit={edit.confirm}
      >
        <ul className={styles.Goes}>
          {asked?.preview.goes
            .filter(({ records }) => records > 0)
            .map((kind) => (
              <li key={kind.name}>{goesOf(kind)}</li>
            ))}
        </ul>
      </FormDialog>
    </>
  );
}
