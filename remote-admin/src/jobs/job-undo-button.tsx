import type { StaffJob } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { jobsMessages } from '../messages/jobs';
import { useJobActions } from './use-job-actions';

/** Takes back what a job did, by a job of its own; nothing where it cannot be, or was already. */
export function JobUndoButton({ job, onUndone }: { job: StaffJob; onUndone?: () => void }) {
  const text = useMessages(jobsMessages);
  const { undo } = useJobActions(job.id);
  if (job.undo_until === null) return null;
  return (
    <Button
      size="sm"
      variant="secondary"
      pending={undo.isPending}
      onClick={() => undo.mutate(undefined, { onSuccess: onUndone })}
    >
      {text.undo}
    </Button>
  );
}
