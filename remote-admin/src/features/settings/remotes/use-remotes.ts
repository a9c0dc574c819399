import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useStaffNews } from '../../../live/use-staff-news';
import { REMOTES_KEY, remotesQuery } from './remotes.queries';

/** The parts of the shop, read anew when somebody publishes or changes one. @param enabled somebody may see them */
export function useRemotes(enabled: boolean) {
  const client = useQueryClient();
  useStaffNews(
    (news) => news.type === 'changed' && news.kind === 'remote',
    () => void client.invalidateQueries({ queryKey: REMOTES_KEY }),
  );
  return useQuery({ ...remotesQuery(), enabled });
}
