import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { staffPage } from '../../guard/staff-page';
import { chipsOf, wordOf } from '../../list-page/filter-chips.model';
import { ListPage } from '../../list-page/list-page';
import { ListTools } from '../../list-page/list-tools';
import { FilterChips } from '../../list/filter-chips';
import { useListState } from '../../list/use-list-state';
import { listMessages } from '../../messages/lists';
import { picturesMessages } from '../../messages/product/pictures';
import { builtInViews } from '../../views/built-in-views';
import { ViewLinks } from '../../views/view-links';
import { PicturesGrid } from './pictures-grid';
import { PICTURE_VIEWS, pictureList, type PictureFilter } from './pictures.model';
import { picturesQuery } from './pictures.queries';
import { UploadBox } from './upload-box';

const importFilters = () => import(/* webpackChunkName: "pictures-filters" */ './pictures-filters');

/** What a filter's value is called. */
function sayValue(name: PictureFilter, value: string): string {
  const { uses, unused, described } = messagesIn(picturesMessages);
  return wordOf(name === 'use' ? { ...uses, none: unused } : described, value);
}

function PicturesScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(picturesMessages);
  const { label } = useMessages(listMessages).views;
  const { state, tools, hrefFor } = useListState(pictureList);
  const result = useQuery({ ...picturesQuery(state), enabled });
  return (
    <ListPage
      words={{ title: text.title, what: text.thePictures, counted: text.count }}
      result={result}
      rows={(shown) => <PicturesGrid {...shown} state={state} />}
    >
      <UploadBox />
      <ViewLinks label={label} views={builtInViews(pictureList, state, PICTURE_VIEWS, text.views)} />
      <ListTools {...tools} searchLabel={text.search} importFilters={importFilters} context={undefined} />
      <FilterChips chips={chipsOf(pictureList, state, text.filters, sayValue)} clearHref={hrefFor({ filters: {} })} />
    </ListPage>
  );
}

/** /admin/pictures: the shop's pictures with where each is shown; search, filters, order and page live in the address. */
export const Page = staffPage(PicturesScreen);
