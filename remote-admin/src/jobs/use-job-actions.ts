import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { messagesIn } from '@tessera/shared/i18n';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { download } from '../controls/download';
import { newKey } from '../controls/new-key';
import { jobsMessages } from '../messages/jobs';
import { jobFile, jobQuery, stopJob, undoJob } from './jobs.queries';
import { watchJob } from './watched-jobs';

const said = (error: Error): void => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'job' });

/** What can be done with a job: stopping it, undoing what it did, and downloading its file. */
export function useJobActions(id: string) {
  const client = useQueryClient();
  const stop = useMutation({
    mutationFn: () => stopJob(id),
    onSuccess: (job) => {
      client.setQueryData(jobQuery(id).queryKey, job);
      void client.invalidateQueries({ queryKey: ['admin', 'jobs'] });
      void toast.success(messagesIn(jobsMessages).stopped, { id: 'job' });
    },
    onError: said,
  });
  const undo = useMutation({
    mutationFn: () => undoJob(id, newKey()),
    onSuccess: (job) => {
      client.setQueryData(jobQuery(job.id).queryKey, job);
      watchJob(job.id);
    },
    onError: said,
    // Also where somebody else was first.
    onSettled: () =>
      Promise.all(
        [
          ['admin', 'job', id],
          ['admin', 'jobs'],
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
  const file = useMutation({ mutationFn: () => jobFile(id), onSuccess: download, onError: said });
  return { stop, undo, file };
}
