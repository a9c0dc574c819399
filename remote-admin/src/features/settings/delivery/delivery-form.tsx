import type { DeliverySettings } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { useRef, useState } from 'react';
import form from '../../../form/page/page-form.module.css';
import { deliveryMessages } from '../../../messages/settings/delivery';
import { PreviewDialog } from '../../../settings/preview-dialog';
import type { SettingsFormProps } from '../../../settings/settings-content';
import { SettingsEditForm } from '../../../settings/settings-edit-form';
import { useSettingsEdit } from '../../../settings/use-settings-edit';
import { CutOffCard } from './cut-off-card';
import { bodyOf, draftOf, newZone, type DeliveryDraft, type ZoneDraft } from './delivery.model';
import { previewDelivery, saveDelivery } from './delivery.queries';
import { HOUR, keepZones, mergeDrafts, takeTheirs } from './merge-zones.model';
import { changeWords, packingWords, warningWords } from './preview.model';
import { ZoneCard } from './zone/zone-card';
import { zoneWords } from './zone-words.model';

const MOST_ZONES = 30;

function movedBy(zones: readonly ZoneDraft[], from: number, by: -1 | 1): ZoneDraft[] {
  const next = [...zones];
  next.splice(from + by, 0, ...next.splice(from, 1));
  return next;
}

/** Every zone with its ways of delivery in one form; before it is saved it says what orders will have otherwise. */
export function DeliveryForm({ settings, reason, locale, onSaved, onFailed }: SettingsFormProps<DeliverySettings>) {
  const text = useMessages(deliveryMessages);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const count = useRef(0);
  const money = { currency: settings.currency, locale };
  const edit = useSettingsEdit(settings, {
    draftOf: (base) => draftOf(base, locale),
    bodyOf: (draft) => bodyOf(draft, money, text.faults),
    merge: mergeDrafts,
    keep: keepZones,
    takeTheirs,
    preview: previewDelivery,
    isQuiet: ({ changes, warnings }, body, base) =>
      changes.length + warnings.length === 0 && body.cut_off_hour === base.cut_off_hour,
    save: saveDelivery,
    onSaved,
    onFailed,
  });
  const { draft, errors, conflicts } = edit;
  const twofold = conflicts ?? [];
  const { changes = [], warnings = [] } = edit.asked?.preview ?? {};
  const wrong = Object.keys(errors).join(' ');

  function nextKey(): string {
    count.current += 1;
    return `new-${count.current}`;
  }

  const setZones = (zones: ZoneDraft[]) => edit.change({ ...draft, zones });
  const isOpen = (key: string, index: number) => opened.includes(key) || wrong.includes(`zones.${index}.`);
  /** Their zone in a line; the hour as it is. */
  const wordsOf = (version: DeliveryDraft, key: string): string => {
    if (key === HOUR) return text.hour(version.cut_off_hour);
    const zone = version.zones.find((one) => one.key === key);
    return zone ? zoneWords(zone, money) : '';
  };
  const inWords = (version: DeliveryDraft) => Object.fromEntries(twofold.map((key) => [key, wordsOf(version, key)]));

  function addZone(): void {
    const zone = newZone(nextKey());
    setOpened([...opened, zone.key]);
    setZones([...draft.zones, zone]);
  }

  return (
    <>
      <SettingsEditForm
        edit={edit}
        reason={reason}
        stale={text.stale}
        inWords={inWords}
        labels={Object.fromEntries(
          twofold.map((key) => [key, draft.zones.find((zone) => zone.key === key)?.name ?? text.cutOff]),
        )}
      >
        {draft.zones.map((zone, index) => (
          <ZoneCard
            key={zone.key}
            {...money}
            zone={zone}
            index={index}
            count={draft.zones.length}
            open={isOpen(zone.key, index)}
            reason={reason}
            errors={errors}
            nextKey={nextKey}
            onToggle={() =>
              setOpened(opened.includes(zone.key) ? opened.filter((key) => key !== zone.key) : [...opened, zone.key])
            }
            onChange={(changes) => setZones(draft.zones.map((one) => (one === zone ? { ...one, ...changes } : one)))}
            onMove={(by) => setZones(movedBy(draft.zones, index, by))}
            onRemove={() => setZones(draft.zones.filter((one) => one !== zone))}
          />
        ))}
        {draft.zones.length === 0 && <p className={form.Hint}>{text.noZones}</p>}
        {draft.zones.length < MOST_ZONES && reason === undefined && (
          <div>
            <Button variant="secondary" size="sm" onClick={addZone}>
              {text.addZone}
            </Button>
          </div>
        )}
        <CutOffCard hour={draft.cut_off_hour} onChoose={(cut_off_hour) => edit.change({ ...draft, cut_off_hour })} />
      </SettingsEditForm>
      <PreviewDialog
        edit={edit}
        warnings={warnings.map((warning) => warningWords(warning, locale))}
        changes={[
          ...changes.map((change) => changeWords(change, money)),
          ...packingWords(settings.cut_off_hour, Number(draft.cut_off_hour)),
        ]}
      />
    </>
  );
}
