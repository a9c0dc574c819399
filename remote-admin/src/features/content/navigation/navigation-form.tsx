import type { NavigationSettings } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { navigationMessages } from '../../../messages/content/navigation';
import type { SettingsFormProps } from '../../../settings/settings-content';
import { SettingsEditForm } from '../../../settings/settings-edit-form';
import { useSettingsEdit } from '../../../settings/use-settings-edit';
import { ListCard } from './list-card';
import { NavigationPreview } from './navigation-preview';
import {
  bodyOf,
  draftOf,
  mergeDrafts,
  nameOf,
  PLACES,
  takeTheirs,
  whereTo,
  type NavigationDraft,
} from './navigation.model';
import { saveNavigation, useTargets } from './navigation.queries';
import styles from './navigation.module.css';
import beside from '../../../form/page/beside.module.css';
import { NavigationVersions } from './versions/navigation-versions';

/** Header and footer in one form, beside what shoppers will see of them, and what was saved before. */
export function NavigationForm({ settings, reason, onSaved, onFailed }: SettingsFormProps<NavigationSettings>) {
  const text = useMessages(navigationMessages);
  const targets = useTargets();
  const edit = useSettingsEdit(settings, {
    draftOf,
    bodyOf: (draft: NavigationDraft) => bodyOf(draft, text.tooMany),
    merge: mergeDrafts,
    takeTheirs,
    save: saveNavigation,
    onSaved,
    onFailed,
  });
  const { draft, errors, conflicts } = edit;
  const twofold = conflicts ?? [];
  const find = (version: NavigationDraft, key: string) =>
    PLACES.flatMap((place) => version[place].rows).find((row) => row.key === key);
  const inWords = (version: NavigationDraft) =>
    Object.fromEntries(
      twofold.map((key) => {
        const row = find(version, key);
        return [
          key,
          row ? [nameOf(row, targets, text.kinds[row.kind]), whereTo(row, targets)].filter(Boolean).join(' · ') : '',
        ];
      }),
    );

  return (
    <div className={beside.Columns}>
      <div className={styles.Side}>
        <SettingsEditForm
          edit={edit}
          reason={reason}
          stale={text.stale}
          inWords={inWords}
          labels={Object.fromEntries(twofold.map((key) => [key, text.kinds[find(draft, key)?.kind ?? 'link']]))}
        >
          {PLACES.map((place) => (
            <ListCard
              key={place}
              place={place}
              list={draft[place]}
              targets={targets}
              errors={errors}
              reason={reason}
              onChange={(list) => edit.change({ ...draft, [place]: list })}
            />
          ))}
        </SettingsEditForm>
        <NavigationVersions
          settings={settings}
          targets={targets}
          reason={reason}
          onTake={(version) => edit.change(draftOf({ ...version, usual: settings.usual }))}
        />
      </div>
      <NavigationPreview draft={draft} targets={targets} />
    </div>
  );
}
