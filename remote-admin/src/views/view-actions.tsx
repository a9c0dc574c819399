import type { SavedView } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLateDialog } from '../form/use-late-dialog';
import { listMessages } from '../messages/lists';
import styles from './view-actions.module.css';
import type { ViewDialogProps } from './view-dialog';
import type { ViewedList } from './views.queries';

interface ViewActionsProps {
  list: ViewedList;
  /** of the list on show */
  query: string;
  /** the saved view that it is */
  view: SavedView | undefined;
}

const importDialog = () => import(/* webpackChunkName: "view-dialog" */ './view-dialog');

/** Saves the list on show by a name, or deletes the view that it is. */
export function ViewActions({ list, query, view }: ViewActionsProps) {
  const text = useMessages(listMessages).views;
  const { Dialog, opened, open, close } = useLateDialog<ViewActionsProps, ViewDialogProps>(importDialog);
  if (view && !view.is_mine) return null;
  return (
    <>
      <button type="button" className={styles.Link} onClick={() => void open({ list, query, view })}>
        {view ? text.remove : text.save}
      </button>
      {Dialog && opened && <Dialog key={opened.count} {...opened.asked} open={opened.isOpen} onClose={close} />}
    </>
  );
}
