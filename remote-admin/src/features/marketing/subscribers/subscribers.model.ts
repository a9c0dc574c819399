import type { Subscriber } from '@tessera/shared/contract';
import type { BadgeProps } from '@tessera/shared/ui';
import type { ListSpec, ListState } from '../../../list/list-address';
import { adminPaths } from '../../../paths';

/** Every filter of the list, by the name that address and API have for it. */
export type SubscriberFilter = 'state' | 'source' | 'language';

export type SubscribersState = ListState<SubscriberFilter>;

/** How each state is drawn. */
export const SUBSCRIBER_TONES: Record<Subscriber['state'], NonNullable<BadgeProps['tone']>> = {
  pending: 'warning',
  confirmed: 'success',
  unsubscribed: 'surface',
};

export const SUBSCRIBER_SORTS = ['-requested_at', 'requested_at'] as const;

/** The list's address, and what makes sense in it. */
export const subscriberList: ListSpec<SubscriberFilter> = {
  path: adminPaths.subscribers(),
  sorts: SUBSCRIBER_SORTS,
  filters: {
    state: (value) => Object.hasOwn(SUBSCRIBER_TONES, value),
    source: (value) => value === 'footer' || value === 'account',
    language: (value) => value === 'en' || value === 'de',
  },
};

/** What staff look at. */
export const SUBSCRIBER_VIEWS: Record<'all' | Subscriber['state'], SubscribersState['filters']> = {
  all: {},
  confirmed: { state: 'confirmed' },
  pending: { state: 'pending' },
  unsubscribed: { state: 'unsubscribed' },
};
