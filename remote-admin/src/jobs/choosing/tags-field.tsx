import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import { jobsMessages } from '../../messages/jobs';

/** Which tags many records get or lose; read by `readTags`. */
export function TagsField({ error }: { error: string | undefined }) {
  const { bulk } = useMessages(jobsMessages);
  return <TextField label={bulk.tags} name="tags" hint={bulk.tagsHint} maxLength={1000} error={error} />;
}
