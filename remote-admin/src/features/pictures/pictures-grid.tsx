import type { AdminPictureList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Skeleton } from '@tessera/shared/ui';
import { ActionButton } from '../../controls/actions/action-button';
import { useLateDialog } from '../../form/use-late-dialog';
import { NoMatch } from '../../list/no-match';
import { ListPager } from '../../list/paging/list-pager';
import type { ShownList } from '../../list/shown-list';
import { picturesMessages } from '../../messages/product/pictures';
import { useRights } from '../../rights/use-rights';
import { BulkBar } from '../../table/bulk-bar';
import { useSelection } from '../../table/use-selection';
import { PictureCard } from './picture-card';
import type { PictureDialogsProps, PictureQuestion } from './picture-dialogs';
import styles from './pictures.module.css';
import { pictureList, type PicturesState } from './pictures.model';

const importDialogs = () => import(/* webpackChunkName: "pictures-dialogs" */ './picture-dialogs');

/** As many places as fill a screen. */
const PLACES = Array.from({ length: 18 }, (_, place) => place);

type GridProps = ShownList<PicturesState, AdminPictureList>;

function Cards({ state, list, stale, now, locale }: GridProps & { list: AdminPictureList }) {
  const text = useMessages(picturesMessages);
  const reason = useRights()('products.write');
  const selection = useSelection(list.items.map(({ id }) => id));
  const { Dialog, opened, open, close } = useLateDialog<PictureQuestion, PictureDialogsProps>(importDialogs);
  return (
    <>
      <ul className={styles.Grid} aria-label={text.title} data-stale={stale || undefined}>
        {list.items.map((picture) => (
          <li key={picture.id}>
            <PictureCard
              picture={picture}
              now={now}
              locale={locale}
              isSelected={selection.has(picture.id)}
              onSelect={() => selection.toggle(picture.id)}
              onOpen={() => open({ kind: 'details', picture })}
            />
          </li>
        ))}
      </ul>
      <ListPager spec={pictureList} state={state} list={list} locale={locale} />
      <BulkBar selection={selection} isHeadless>
        <ActionButton
          size="sm"
          variant="secondary"
          reason={reason}
          onClick={() => open({ kind: 'remove', ids: selection.ids, onDone: selection.clear })}
        >
          {text.remove.button}
        </ActionButton>
      </BulkBar>
      {Dialog && opened && <Dialog key={opened.count} question={opened.asked} open={opened.isOpen} onClose={close} />}
    </>
  );
}

/** The pictures of a page, their places while they are read, or why there are none. */
export function PicturesGrid(props: GridProps) {
  const text = useMessages(picturesMessages);
  const { state, list, stale } = props;
  if (!list) {
    return (
      <div className={styles.Grid} role="status" aria-busy="true" aria-label={text.thePictures}>
        {PLACES.map((place) => (
          <Skeleton key={place} shape="block" className={styles.Place} />
        ))}
      </div>
    );
  }
  if (list.items.length === 0 && !stale) return <NoMatch spec={pictureList} state={state} text={text} />;
  return <Cards {...props} list={list} />;
}
