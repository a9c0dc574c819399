import { api } from '@tessera/shared/client';
import type { Subscriber, SubscriberList } from '@tessera/shared/contract';
import { newKey } from '../../../controls/new-key';
import { askForCsv, listQuery } from '../../../list-page/list.queries';
import { searchParamsOf } from '../../../list/list-address';
import type { SubscribersState } from './subscribers.model';

/** Of every list of subscribers. */
export const SUBSCRIBERS_KEY = ['admin', 'subscribers'] as const;

/** One page of subscribers. */
export const subscribersQuery = (state: SubscribersState) => listQuery<SubscriberList>('subscribers', state);

/** The address of a file of all subscribers which the list's filter shows. */
export const exportSubscribers = (state: SubscribersState): Promise<string> =>
  askForCsv('subscribers/downloads', { filter: searchParamsOf(state) });

/** Takes one off. */
export const takeOff = ({ id }: Pick<Subscriber, 'id'>): Promise<Subscriber> =>
  api.post(`admin/subscribers/${id}/unsubscribe`, { json: {}, key: newKey() });
