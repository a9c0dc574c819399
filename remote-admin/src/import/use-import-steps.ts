import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useSearchParams } from '@tessera/shared/vendor/router';
import { useEffect, useRef } from 'react';
import { newKey } from '../controls/new-key';
import { jobQuery, startJob } from '../jobs/jobs.queries';

/** How far an import is, in the address: the file, the job that checks it, the job that writes. */
type Step = 'file' | 'check' | 'job';
const STEPS: readonly Step[] = ['file', 'check', 'job'];

export function useImportSteps() {
  const [params, setParams] = useSearchParams();
  return {
    file: params.get('file') ?? undefined,
    check: params.get('check') ?? undefined,
    job: params.get('job') ?? undefined,
    /** Goes to a step, with those before it; undefined: back to before it. */
    go(step: Step, id: string | undefined): void {
      const kept = STEPS.slice(0, STEPS.indexOf(step)).flatMap((name) => {
        const value = params.get(name);
        return value === null ? [] : [[name, value] as [string, string]];
      });
      setParams(id === undefined ? kept : [...kept, [step, id]]);
    },
  };
}

/**
 * Puts the focus on the page's part of a step when somebody has gone to it: what they pressed is gone then.
 * @returns what that part takes as `ref`; it needs a `tabIndex` of -1
 */
export function useFocusOnStep(step: string | undefined) {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    part.current?.focus();
  }, [step]);
  return part;
}

/** Begins a job of this page. @param onStarted told of its id */
export function useBeginJob(onStarted: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, parameters }: { kind: string; parameters: object }) => startJob(kind, parameters, newKey()),
    onSuccess: (job) => {
      client.setQueryData(jobQuery(job.id).queryKey, job);
      onStarted(job.id);
    },
    onError: (error) => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'import' }),
  });
}
