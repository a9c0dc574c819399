import { useMessages } from '@tessera/shared/i18n';
import { adminMessages } from '../messages/admin';
import { LateSection } from '../records/late-section';
import { useMe } from '../rights/use-me';

const importEntries = () => import(/* webpackChunkName: "history" */ './history-entries');

interface RecordHistoryProps {
  /** as the audit log names its kind */
  type: string;
  id: string;
  /** of the record: another one is read anew */
  version?: number;
  /** in a dialog it stands below the dialog's own title, without a frame */
  inDialog?: boolean;
}

/** What staff did to one record, behind a button; for those who may read the audit log. */
export function RecordHistory({ type, id, version = 0, inDialog }: RecordHistoryProps) {
  const text = useMessages(adminMessages);
  const canRead = useMe()?.rights.includes('audit.read') ?? false;
  if (!canRead) return null;
  return (
    <LateSection
      title={text.history}
      failure={text.failed(text.history)}
      importBody={importEntries}
      body={{ type, id, version }}
      inDialog={inDialog}
    />
  );
}
