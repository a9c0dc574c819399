import { api } from '@tessera/shared/client';
import type { Presence } from '@tessera/shared/contract';
import { Icon } from '@tessera/shared/ui';
import { queryOptions, useQuery } from '@tessera/shared/vendor/query';
import { useEffect } from 'react';
import styles from './record-presence.module.css';
import { useStaffNews } from './use-staff-news';

/** The API believes it for 60 s. */
const SAY_AGAIN_MS = 20_000;

interface At {
  of: 'orders' | 'products' | 'inquiries';
  id: string;
}

interface RecordPresenceProps extends At {
  /** says who else is here */
  say: (names: readonly string[], count: number) => string;
}

const pathOf = ({ of, id }: At): string => `admin/${of}/${id}/presence`;

/** Says that one looks at a record, while its page is on show, and asks who else does. */
const presenceQuery = (at: At) =>
  queryOptions({
    queryKey: ['admin', 'presence', at.id],
    queryFn: ({ signal }) => api.put<Presence>(pathOf(at), { signal }),
    refetchInterval: SAY_AGAIN_MS,
    gcTime: 0,
    meta: { personal: true },
  });

/** Who else of the staff has this record open; nothing while nobody has, or it cannot be known. */
export function RecordPresence({ of, id, say }: RecordPresenceProps) {
  const { data, refetch } = useQuery(presenceQuery({ of, id }));
  useStaffNews(
    (news) => news.type === 'present' && news.id === id,
    () => void refetch(),
  );
  useEffect(
    () => () => {
      // What is not said is over in a minute all the same.
      void api.delete(pathOf({ of, id })).catch(() => undefined);
    },
    [of, id],
  );
  const names = data?.others.map(({ first_name, last_name }) => `${first_name} ${last_name}`) ?? [];
  return (
    <div role="status">
      {names.length > 0 && (
        <p className={styles.Present}>
          <Icon name="eye" size={16} />
          {say(names, names.length)}
        </p>
      )}
    </div>
  );
}
