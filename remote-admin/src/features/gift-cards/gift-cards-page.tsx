import type { AdminGiftCardList } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { DialogButton } from '../../form/dialog-button';
import { staffPage } from '../../guard/staff-page';
import { chipsOf, wordOf } from '../../list-page/filter-chips.model';
import { ListPage } from '../../list-page/list-page';
import { ListTable } from '../../list-page/list-table';
import { ListTools } from '../../list-page/list-tools';
import { FilterChips } from '../../list/filter-chips';
import type { ShownList } from '../../list/shown-list';
import { useListState } from '../../list/use-list-state';
import { useLiveList } from '../../live/use-live-list';
import { giftCardMessages } from '../../messages/gift-cards';
import { listMessages } from '../../messages/lists';
import { builtInViews } from '../../views/built-in-views';
import { ViewLinks } from '../../views/view-links';
import { giftCardColumns } from './gift-card-columns';
import { GIFT_CARD_VIEWS, giftCardList, type GiftCardFilter, type GiftCardsState } from './gift-cards.model';
import { giftCardsQuery } from './gift-cards.queries';

const importFilters = () => import(/* webpackChunkName: "gift-cards-filters" */ './gift-cards-filters');
const importDialog = () => import(/* webpackChunkName: "gift-card-dialog" */ './new-gift-card-dialog');

/** What a filter's value is called. */
const sayValue = (_name: GiftCardFilter, value: string): string => wordOf(messagesIn(giftCardMessages).states, value);

function GiftCardsTable(shown: ShownList<GiftCardsState, AdminGiftCardList>) {
  const text = useMessages(giftCardMessages);
  return (
    <ListTable
      {...shown}
      spec={giftCardList}
      text={text}
      caption={text.title}
      columns={giftCardColumns(shown)}
      nameOf={({ last_four }) => text.code(last_four)}
    />
  );
}

function GiftCardsScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(giftCardMessages);
  const { label } = useMessages(listMessages).views;
  const { state, tools, hrefFor } = useListState(giftCardList);
  const result = useLiveList(useQuery({ ...giftCardsQuery(state), enabled }), { kind: 'gift_card', state, enabled });
  return (
    <ListPage
      words={{ title: text.title, what: text.theCards, counted: text.count }}
      actions={
        <DialogButton right="gift_cards.write" importDialog={importDialog}>
          {text.add.title}
        </DialogButton>
      }
      result={result}
      rows={(shown) => <GiftCardsTable {...shown} state={state} />}
    >
      <ViewLinks label={label} views={builtInViews(giftCardList, state, GIFT_CARD_VIEWS, text.views)} />
      <ListTools {...tools} searchLabel={text.search} importFilters={importFilters} context={undefined} />
      <FilterChips chips={chipsOf(giftCardList, state, text.filters, sayValue)} clearHref={hrefFor({ filters: {} })} />
    </ListPage>
  );
}

/** /admin/gift-cards: the gift cards; search, filters, order and page live in the address. */
export const Page = staffPage(GiftCardsScreen);
