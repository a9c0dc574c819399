import { lazy, Suspense } from 'react';
import { useWatchedJobs } from './watched-jobs';

/** With its words: no page that has no job loads them. */
const JobsPanel = lazy(async () => {
  const panel = await import(/* webpackChunkName: "jobs-panel" */ './jobs-panel');
  await panel.loadWords();
  return panel;
});

/** The panel of the jobs that are followed; without one nothing of it is loaded. */
export function WatchedJobsPanel() {
  const ids = useWatchedJobs();
  if (ids.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <JobsPanel ids={ids} />
    </Suspense>
  );
}
