import type { AdminReturnList } from '@tessera/shared/contract';
import { askForCsv, listQuery } from '../../list-page/list.queries';
import { searchParamsOf } from '../../list/list-address';
import type { ReturnsState } from './returns.model';

/** One page of returns. */
export const returnsQuery = (state: ReturnsState) => listQuery<AdminReturnList>('returns', state);

/** The address of a file of all returns which the list's filter shows. */
export const exportReturns = (state: ReturnsState): Promise<string> =>
  askForCsv('downloads', { kind: 'returns', filter: searchParamsOf(state) });
