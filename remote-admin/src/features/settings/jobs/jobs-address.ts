import { adminPaths } from '../../../paths';

/** What the list of jobs is asked for: it stands in its address. */
export interface JobsAddress {
  mine: boolean;
  /** the id that the page before ended with */
  after: string | undefined;
}

export function readJobsAddress(query: URLSearchParams): JobsAddress {
  const after = query.get('after') ?? '';
  return { mine: query.get('mine') === 'true', after: /^[0-9a-f-]{36}$/i.test(after) ? after : undefined };
}

export function jobsHref({ mine, after }: JobsAddress): string {
  const query = new URLSearchParams({ ...(mine && { mine: 'true' }), ...(after && { after }) }).toString();
  return query ? `${adminPaths.jobs()}?${query}` : adminPaths.jobs();
}
