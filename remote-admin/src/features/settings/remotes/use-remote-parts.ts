import { useQuery } from '@tessera/shared/vendor/query';
import { useAnswered } from '../../../page/use-answered';
import { remoteHistoryQuery, remoteRenderersQuery, remoteSignalsQuery } from './remotes.queries';
import { sinksQuery } from './sinks/sinks.queries';

/**
 * Whether all that the page of a part of the shop is made of has answered, or failed: each stands above another, and would move
 * it by coming later. All of it is asked for at once.
 * @param enabled somebody may see it
 */
export function useRemoteParts(name: string, enabled: boolean): boolean {
  const results = [
    useQuery({ ...remoteSignalsQuery(name), enabled }),
    useQuery({ ...remoteRenderersQuery(name), enabled }),
    useQuery({ ...remoteHistoryQuery(name), enabled }),
    useQuery({ ...sinksQuery(name), enabled }),
  ];
  return useAnswered(results, enabled);
}
