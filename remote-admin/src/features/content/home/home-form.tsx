import type { HomeSettings } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useState } from 'react';
import { newKey } from '../../../controls/new-key';
import { toLocal } from '../../../form/local-moment';
import type { SettingsFormProps } from '../../../settings/settings-content';
import { SettingsEditForm } from '../../../settings/settings-edit-form';
import { useSettingsEdit } from '../../../settings/use-settings-edit';
import { homeMessages } from '../../../messages/content/home';
import { AddSection } from './add-section';
import {
  bodyOf,
  draftOf,
  mergeDrafts,
  moveRow,
  newSection,
  takeTheirs,
  titleOf,
  type HomeDraft,
  type Kind,
  type SectionDraft,
} from './home.model';
import { HomePreview } from './home-preview';
import { saveHome } from './home.queries';
import { SectionCard } from './section-card';
import beside from '../../../form/page/beside.module.css';

/** Every section of the home page in one form, in the order in which shoppers see them, beside what they will see. */
export function HomeForm({ settings, reason, onSaved, onFailed }: SettingsFormProps<HomeSettings>) {
  const text = useMessages(homeMessages);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [now] = useState(() => toLocal(new Date().toISOString()));
  const edit = useSettingsEdit(settings, {
    draftOf,
    bodyOf,
    merge: mergeDrafts,
    takeTheirs,
    save: saveHome,
    onSaved,
    onFailed,
  });
  const { draft, errors, conflicts } = edit;
  const twofold = conflicts ?? [];
  const wrong = Object.keys(errors);

  const setSections = (sections: SectionDraft[]) => edit.change({ sections });
  const isOpen = (key: string, index: number) =>
    opened.includes(key) || wrong.some((path) => path.startsWith(`sections.${index}.`));
  const find = ({ sections }: HomeDraft, key: string) => sections.find((row) => row.key === key);
  const nameOf = (row: SectionDraft) => titleOf(row) || text.kinds[row.kind];
  const inWords = (version: HomeDraft) =>
    Object.fromEntries(
      twofold.map((key) => {
        const row = find(version, key);
        return [key, row ? nameOf(row) : ''];
      }),
    );

  function add(kind: Kind): void {
    const key = newKey();
    setOpened([...opened, key]);
    setSections([...draft.sections, newSection(key, kind)]);
  }

  return (
    <div className={beside.Columns}>
      <SettingsEditForm
        edit={edit}
        reason={reason}
        stale={text.stale}
        inWords={inWords}
        labels={Object.fromEntries(twofold.map((key) => [key, text.kinds[find(draft, key)?.kind ?? 'text']]))}
      >
        {draft.sections.map((section, index) => (
          <SectionCard
            key={section.key}
            section={section}
            index={index}
            count={draft.sections.length}
            now={now}
            open={isOpen(section.key, index)}
            errors={errors}
            onToggle={() =>
              setOpened(
                opened.includes(section.key) ? opened.filter((one) => one !== section.key) : [...opened, section.key],
              )
            }
            onMove={(step) => setSections(moveRow(draft.sections, section.key, step))}
            onRemove={() => setSections(draft.sections.filter(({ key }) => key !== section.key))}
            onChange={(changes) =>
              setSections(draft.sections.map((row) => (row.key === section.key ? { ...row, ...changes } : row)))
            }
          />
        ))}
        <AddSection known={draft.sections.map(({ kind }) => kind)} onAdd={add} />
      </SettingsEditForm>
      <HomePreview draft={draft} now={now} />
    </div>
  );
}
