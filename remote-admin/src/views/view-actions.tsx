import type { SavedView } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { fieldErrors } from '@tessera/shared/forms';
import { useMessages } from '@tessera/shared/i18n';
import { Checkbox, TextField } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { FormDialog } from '../controls/form-dialog';
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

function SaveView({ open, onClose, list, query }: Opened & Pick<ViewActionsProps, 'list' | 'query'>) {
  const text = useMessages(listMessages).views;
  const client = useQueryClient();
  const [missing, setMissing] = useState(false);
  const saving = useMutation({
    mutationFn: saveView,
    onSuccess: async (_, { name }) => {
      await client.invalidateQueries({ queryKey: viewsQuery(list).queryKey });
      toast.success(text.saved(name));
      onClose();
    },
  });
  const { name: refused } = fieldErrors(saving.error, ['name']);

  function submit(form: HTMLFormElement): void {
    const values = new FormData(form);
    const name = String(values.get('name')).trim();
    setMissing(!name);
    if (name) saving.mutate({ list, name, query, is_shared: values.has('is_shared') });
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text.saveTitle}
      description={text.saveText}
      submit={text.save}
      pending={saving.isPending}
      error={refused ? undefined : saving.error?.message}
      onSubmit={submit}
    >
      <TextField
        label={text.name}
        name="name"
        maxLength={60}
        error={missing ? text.nameMissing : refused}
        autoComplete="off"
      />
      <Checkbox label={text.share} name="is_shared" />
    </FormDialog>
  );
}

function RemoveView({ open, onClose, view }: Opened & { view: SavedView }) {
  const text = useMessages(listMessages).views;
  const client = useQueryClient();
  const removing = useMutation({
    mutationFn: () => removeView(view),
    onSuccess: async () => {
      onClose();
      toast.success(text.removed(view.name));
      await client.invalidateQueries({ queryKey: viewsQuery(view.list).queryKey });
    },
  });
  return (
    <DangerDialog
      open={open}
      onClose={onClose}
      title={text.removeTitle(view.name)}
      description={text.removeText}
      submit={text.remove}
      write={removing}
      onConfirm={() => removing.mutate()}
    />
  );
}
