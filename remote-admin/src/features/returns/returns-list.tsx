import type { AdminReturnList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { ListTable } from '../../list-page/list-table';
import type { ShownList } from '../../list/shown-list';
import { returnWords } from '../../messages/orders/return-words';
import { returnsMessages } from '../../messages/orders/returns';
import { returnColumns } from './return-columns';
import { returnList, type ReturnsState } from './returns.model';

/** The table of returns. */
export function ReturnsList(shown: ShownList<ReturnsState, AdminReturnList>) {
  const { title, returnNumber } = useMessages(returnWords);
  return (
    <ListTable
      {...shown}
      spec={returnList}
      text={useMessages(returnsMessages)}
      caption={title}
      columns={returnColumns(shown)}
      nameOf={({ number }) => returnNumber(number)}
    />
  );
}
