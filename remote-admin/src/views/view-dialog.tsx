import type { SavedView } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Checkbox } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { valueOf } from '../controls/write-errors';
import { AskDialog } from '../form/ask-dialog';
import { DangerDialog } from '../form/danger-dialog';
import { AskedField } from '../form/fields/asked-field';
import { listMessages } from '../messages/lists';
import { removeView, saveView, viewsQuery, type ViewedList } from './views.queries';

interface Opened {
  open: boolean;
  onClose: () => void;
}

function SaveView({ list, query, ...dialog }: Opened & Pick<ViewDialogProps, 'list' | 'query'>) {
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

export interface ViewDialogProps extends Opened {
  list: ViewedList;
  /** of the list on show */
  query: string;
  /** the saved view that is to go; none: the list is saved */
  view: SavedView | undefined;
}

/** Asks for the name of a view, or before one goes. */
export default function ViewDialog({ view, list, query, ...dialog }: ViewDialogProps) {
  return view ? <RemoveView {...dialog} view={view} /> : <SaveView {...dialog} list={list} query={query} />;
}
