import type { RemoteSink, SavedSink } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Checkbox, TextField } from '@tessera/shared/ui';
import { AskDialog } from '../../../../form/ask-dialog';
import { sinksMessages } from '../../../../messages/settings/sinks';
import { saveSink, type SinkEdit, type SinkKind } from './sinks.queries';

interface SinkDialogProps {
  /** of the part of the shop */
  name: string;
  kind: SinkKind;
  /** as it is; undefined: there is none yet */
  sink: RemoteSink | undefined;
  open: boolean;
  onClose: () => void;
  onSaved: (saved: SavedSink) => void;
  onFailed: (failure: Error) => void;
}

interface HeaderFieldsProps extends Pick<SinkDialogProps, 'sink'> {
  errors: Partial<Record<string, string>>;
}

/** The header by which a collector knows who sends; its value is written, and never shown again. */
function HeaderFields({ sink, errors }: HeaderFieldsProps) {
  const text = useMessages(sinksMessages);
  return (
    <>
      <TextField
        name="header_name"
        label={text.headerName}
        hint={text.headerHint}
        error={errors['header_name']}
        defaultValue={sink?.header_name ?? ''}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
      />
      <TextField
        name="header_value"
        label={text.headerValue}
        hint={sink?.header_name ? text.keptHint : undefined}
        error={errors['header_value']}
        type="password"
        autoComplete="off"
        spellCheck={false}
        maxLength={1_000}
      />
    </>
  );
}

/** Asks where what browsers say is to be sent. */
export function SinkDialog({ name, kind, sink, open, onClose, onSaved, onFailed }: SinkDialogProps) {
  const text = useMessages(sinksMessages);

  function read(form: FormData): SinkEdit | { errors: Record<string, string> } {
    const typed = (field: string) => String(form.get(field) ?? '').trim();
    const url = typed('url');
    if (url === '') return { errors: { url: text.missingUrl } };
    const edit = { url, is_on: form.get('is_on') !== null };
    if (kind === 'webhook') return form.get('new_secret') === null ? edit : { ...edit, new_secret: true };
    const header_name = typed('header_name').toLowerCase() || null;
    const header_value = typed('header_value');
    return { ...edit, header_name, ...(header_value && { header_value }) };
  }

  return (
    <AskDialog<SinkEdit, SavedSink>
      open={open}
      onClose={onClose}
      title={text.kinds[kind]}
      description={text.texts[kind]}
      submit={text.save}
      done={text.saved}
      atFieldsAlone
      focusesFault
      read={read}
      send={(edit) => saveSink(name, kind, edit, sink?.version ?? 0)}
      onDone={onSaved}
      onFailed={onFailed}
    >
      {(errors) => (
        <>
          <TextField
            name="url"
            label={text.url}
            hint={text.urlHints[kind]}
            error={errors['url']}
            defaultValue={sink?.url}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
          />
          {kind === 'otlp' && <HeaderFields sink={sink} errors={errors} />}
          <Checkbox name="is_on" label={text.isOn} defaultChecked={sink?.is_on ?? true} />
          {kind === 'webhook' && sink && <Checkbox name="new_secret" label={text.newSecret} />}
        </>
      )}
    </AskDialog>
  );
}
