import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { messagesIn } from '@tessera/shared/i18n';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { download } from '../controls/download';
import { jobsMessages } from '../messages/jobs';
import { jobFile, jobQuery, stopJob } from './jobs.queries';

const said = (error: Error): void => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'job' });

/** What can be done with a job: stopping it, and downloading its file. */
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
  const file = useMutation({ mutationFn: () => jobFile(id), onSuccess: download, onError: said });
  return { stop, file };
}
