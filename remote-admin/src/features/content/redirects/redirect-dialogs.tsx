import type { AdminRedirect } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { valueOf } from '../../../controls/write-errors';
import { AskDialog } from '../../../form/ask-dialog';
import { AskedField } from '../../../form/fields/asked-field';
import type { Opened } from '../../../form/use-late-dialog';
import { redirectsMessages } from '../../../messages/content/redirects';
import { deleteRedirect, REDIRECTS_KEY, saveRedirect, type RedirectSides } from './redirects.queries';

/** What is asked for, and of which redirect. */
export type RedirectQuestion = { kind: 'add' } | { kind: 'edit' | 'delete'; redirect: AdminRedirect };

export interface RedirectDialogsProps {
  opened: Opened<RedirectQuestion>;
  onClose: () => void;
}

interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** whatever came of it, the list may be another one */
  readAgain: () => void;
}

const LONGEST = 300;

function EditDialog({ redirect, open, onClose, readAgain }: DialogProps & { redirect?: AdminRedirect }) {
  const text = useMessages(redirectsMessages);

  function read(form: FormData) {
    const sides: RedirectSides = { path: valueOf(form, 'path'), target: valueOf(form, 'target') };
    const missing = Object.entries(sides).filter(([, side]) => side === '');
    if (missing.length > 0) return { errors: Object.fromEntries(missing.map(([name]) => [name, text.missing])) };
    return sides;
  }

  return (
    <AskDialog<RedirectSides, AdminRedirect>
      {...{ open, onClose, read }}
      {...(redirect ? text.edit : text.add)}
      send={(sides) => saveRedirect(sides, redirect)}
      onDone={readAgain}
      onFailed={readAgain}
      atFieldsAlone
      focusesFault
    >
      {(errors) => (
        <>
          <AskedField
            label={text.columns.path}
            name="path"
            maxLength={LONGEST}
            defaultValue={redirect?.path}
            hint={text.hints.path}
            errors={errors}
          />
          <AskedField
            label={text.columns.target}
            name="target"
            maxLength={LONGEST}
            defaultValue={redirect?.target}
            hint={text.hints.target}
            errors={errors}
          />
        </>
      )}
    </AskDialog>
  );
}

function DeleteDialog({ redirect, open, onClose, readAgain }: DialogProps & { redirect: AdminRedirect }) {
  const { remove } = useMessages(redirectsMessages);
  return (
    <AskDialog<object, undefined>
      {...{ open, onClose }}
      title={remove.title(redirect.path)}
      description={remove.text}
      submit={remove.submit}
      done={remove.done}
      tone="danger"
      read={() => ({})}
      send={() => deleteRedirect(redirect)}
      onDone={readAgain}
      onFailed={readAgain}
    />
  );
}

/** Makes a redirect, changes one, or asks before one is deleted. */
export default function RedirectDialogs({ opened: { asked, isOpen }, onClose }: RedirectDialogsProps) {
  const client = useQueryClient();
  const dialog = {
    open: isOpen,
    onClose,
    readAgain: () => void client.invalidateQueries({ queryKey: REDIRECTS_KEY }),
  };
  if (asked.kind === 'add') return <EditDialog {...dialog} />;
  return asked.kind === 'edit' ? (
    <EditDialog {...dialog} redirect={asked.redirect} />
  ) : (
    <DeleteDialog {...dialog} redirect={asked.redirect} />
  );
}
