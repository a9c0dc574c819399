import { useMessages } from '@tessera/shared/i18n';
import { Alert } from '@tessera/shared/ui';
import { newKey } from '../../../controls/new-key';
import form from '../../../form/page/page-form.module.css';
import { RadioChoice } from '../../../form/radio-choice';
import { navigationMessages } from '../../../messages/content/navigation';
import { Card } from '../../../page/card';
import type { PathErrors } from '../../../settings/use-settings-edit';
import { AddEntry } from './entries/add-entry';
import { EntryList } from './entries/entry-list';
import { MOST, type Kind, type Place } from './entries/entry-list.model';
import { newEntry, type ListDraft, type Targets } from './navigation.model';

interface ListCardProps {
  place: Place;
  list: ListDraft;
  targets: Targets;
  errors: PathErrors;
  /** why nothing can be changed */
  reason: string | undefined;
  onChange: (list: ListDraft) => void;
}

/** Header or footer: left to the shop, or arranged entry by entry. */
export function ListCard({ place, list, targets, errors, reason, onChange }: ListCardProps) {
  const text = useMessages(navigationMessages);
  const { isOwn, rows } = list;
  const isEmpty = rows.length === 0;
  const top = rows.filter(({ depth }) => depth === 0).length;

  function add(kind: Kind): void {
    const depth = place === 'footer' && kind !== 'heading' && !isEmpty ? 1 : 0;
    onChange({ ...list, rows: [...rows, newEntry(newKey(), kind, depth)] });
  }

  return (
    <Card title={text.places[place]}>
      <div className={form.Group}>
        <div role="radiogroup" aria-label={text.places[place]}>
          {([false, true] as const).map((own) => (
            <RadioChoice
              key={String(own)}
              name={`${place}-own`}
              value={String(own)}
              checked={isOwn === own}
              onChoose={() => onChange({ ...list, isOwn: own })}
            >
              {own ? text.own : text.automatic[place]}
            </RadioChoice>
          ))}
        </div>
        {errors[place] && <Alert tone="error">{errors[place]}</Alert>}
        {isOwn && (
          <>
            <p className={form.Hint}>{text.keys[place]}</p>
            <EntryList
              place={place}
              rows={rows}
              targets={targets}
              errors={errors}
              reason={reason}
              onChange={(next) => onChange({ ...list, rows: next })}
            />
            <AddEntry
              place={place}
              isEmpty={isEmpty}
              hasRoom={top < MOST[place]}
              hasCategories={rows.some(({ kind }) => kind === 'categories')}
              onAdd={add}
            />
          </>
        )}
      </div>
    </Card>
  );
}
