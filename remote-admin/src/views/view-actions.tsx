import type { SavedView } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Checkbox } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { valueOf } from '../controls/write-errors';
import { AskDialog } from '../form/ask-dialog';
import { AskedField } from '../form/fields/asked-field';
import { DangerDialog } from '../form/danger-dialog';
import { listMessages } from '../messages/lists';
import styles from './view-actions.module.css';
import { removeView, saveView, viewsQuery, type ViewedList } from './views.queries';

interface ViewActionsProps {
  list: ViewedList;
  /** of the list on show */
  query: string;
  /** the saved view that it is */
  view: SavedView | undefined;
}

/** Saves the list on show by a name, or deletes the view that it is. */
export function ViewActions({ list, query, view }: ViewActionsProps) {
  const text = useMessages(listMessages).views;
  const [isOpen, setOpen] = useState(false);
  const canRemove = view?.is_mine ?? false;
  if (view && !canRemove) return null;
  return (
    <>
      <button type="button" className={styles.Link} onClick={() => setOpen(true)}>
        {view ? text.remove : text.save}
      </button>
      {view ? (
        <RemoveView open={isOpen} onClose={() => setOpen(false)} view={view} />
      ) : (
        <SaveView open={isOpen} onClose={() => setOpen(false)} list={list} query={query} />
      )}
    </>
  );
}

interface Opened {
  open: boolean;
  onClose: () => void;
}

function SaveView({ list, query, ...dialog }: Opened & Pick<ViewActionsProps, 'list' | 'query'>) {
  const text = useMessages(listMessages).views;
  const client = useQueryClient();

  function read(form: FormData) {
    const name = valueOf(form, 'name');
    return name ? { list, name, query, is_shared: form.has('is_shared') } : { errors: { name: text.nameMissing } };
  }

  return (
    <AskDialog
      {...dialog}
      title={text.saveTitle}
      description={text.saveText}
      submit={text.save}
      read={read}
      send={saveView}
      onDone={() => void client.invalidateQueries({ queryKey: viewsQuery(list).queryKey })}
      done={({ name }) => text.saved(name)}
      atFieldsAlone
    >
      {(errors) => (
        <>
          <AskedField label={text.name} name="name" maxLength={60} errors={errors} />
          <Checkbox label={text.share} name="is_shared" />
        </>
      )}
    </AskDialog>
  );
}

function RemoveView({ view, ...dialog }: Opened & { view: SavedView }) {
  const { remove, removed, removeText, removeTitle } = useMessages(listMessages).views;
  const client = useQueryClient();
  const words = { title: removeTitle(view.name), description: removeText, submit: remove, done: removed(view.name) };
  const reload = () => void client.invalidateQueries({ queryKey: viewsQuery(view.list).queryKey });
  return <DangerDialog {...dialog} {...words} send={() => removeView(view)} onDone={reload} />;
}
