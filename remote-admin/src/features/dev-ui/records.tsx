import { BothVersions } from '../../form/page/both-versions';
import { RecordSkeleton } from '../../page/record-skeleton';
import { NoteForm } from '../../records/note-form';
import { Timeline } from '../../records/timeline';
import type { TimelineEntry } from '../../records/timeline.model';
import { Specimen } from './specimen';
import styles from './specimen.module.css';

const nothing = (): void => undefined;
const added = (): Promise<void> => Promise.resolve();
const NOW = Date.UTC(2026, 0, 15, 12);
const ENTRIES: TimelineEntry[] = [
  { key: '3', at: '2026-01-15T11:00:00Z', kind: 'note', title: 'Ada Lane', detail: 'Call before it is sent.' },
  { key: '2', at: '2026-01-15T09:00:00Z', kind: 'event', title: 'Payment received', detail: '$24.00' },
  { key: '1', at: '2026-01-12T12:00:00Z', kind: 'event', title: 'Order placed', detail: '' },
];

/** What the page of a record is made of: what happened to it, notes, two versions of it, its places while it is read. */
export function Records() {
  return (
    <>
      <Specimen name="What happened, and notes" columns>
        <Timeline entries={ENTRIES} now={NOW} />
        <NoteForm draft="dev-ui:note" reason={undefined} isPending={false} error={null} onAdd={added} />
        <NoteForm
          draft="dev-ui:no-note"
          reason="Your role (Support) does not allow this."
          isPending={false}
          error={null}
          onAdd={added}
        />
      </Specimen>
      <Specimen name="Two versions">
        <BothVersions
          lead="Somebody else has changed this meanwhile."
          theirs={{ name: 'Ember mug', vendor: 'Kiln' }}
          mine={{ name: 'Ember mug, large', vendor: '' }}
          fields={['name', 'vendor']}
          labels={{ name: 'Name', vendor: 'Vendor' }}
          say={String}
          onTake={nothing}
        />
      </Specimen>
      <Specimen name="A record on its way">
        <div className={styles.Wide}>
          <RecordSkeleton label="The record" many />
        </div>
      </Specimen>
    </>
  );
}
