import type { StaffJob } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { jobsMessages } from '../messages/jobs';
import { useJobActions } from './use-job-actions';

/** Downloads what a job has made; nothing while it has made no file. */
export function JobFileButton({ job }: { job: StaffJob }) {
  const text = useMessages(jobsMessages);
  const { file } = useJobActions(job.id);
  if (!job.file) return null;
  return (
    <Button size="sm" pending={file.isPending} onClick={() => file.mutate()}>
      {text.download}
    </Button>
  );
}
