import { ApiError } from '@tessera/shared/client';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { newKey } from '../controls/new-key';
import { jobQuery, startJob } from './jobs.queries';
import { watchJob } from './watched-jobs';

interface JobToStart {
  kind: string;
  parameters: object;
}

/**
 * Begins a job, which is followed from then on.
 * @param list whose rows it is about
 * @param onStarted after it is written down
 */
export function useStartJob(list: 'orders' | 'products' | 'customers' | 'transactions', onStarted?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, parameters }: JobToStart) => startJob(kind, parameters, newKey()),
    onSuccess: (job) => {
      client.setQueryData(jobQuery(job.id).queryKey, job);
      watchJob(job.id);
      onStarted?.();
    },
    onError: (error) => {
      // The list is shown as it is by now, with the new number beside it.
      if (error instanceof ApiError && error.code === 'jobs.more_match')
        void client.invalidateQueries({ queryKey: ['admin', list] });
    },
  });
}
