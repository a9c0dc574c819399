import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { SelectField, TextField } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { FormDialog } from '../../controls/form-dialog';
import { errorsOf, valueOf, type FieldErrors } from '../../controls/write-errors';
import { attributesMessages } from '../../messages/attributes';
import { adminPaths } from '../../paths';
import { attributesQuery, makeAttribute } from './attributes.queries';
import { isKind, KINDS } from './kinds';

export interface NewAttributeDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Name and kind make an attribute, and lead to its page. */
export default function NewAttributeDialog({ open, onClose }: NewAttributeDialogProps) {
  const text = useMessages(attributesMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('choice');
  const [isNameMissing, setNameMissing] = useState(false);
  const making = useMutation({
    mutationFn: makeAttribute,
    onSuccess: ({ code }) => {
      onClose();
      toast.success(text.add.done);
      void client.invalidateQueries({ queryKey: attributesQuery().queryKey });
      void navigate(adminPaths.attribute(code));
    },
  });
  const errors: FieldErrors = { ...errorsOf(making.error), ...(isNameMissing && { name: text.nameMissing }) };

  function send(form: HTMLFormElement): void {
    const data = new FormData(form);
    const name = valueOf(data, 'name');
    setNameMissing(name === '');
    if (name !== '') making.mutate({ name, kind, ...(kind === 'number' && { unit: valueOf(data, 'unit') }) });
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text.add.title}
      submit={text.add.submit}
      pending={making.isPending}
      error={making.error?.message}
      onSubmit={send}
    >
      <TextField
        label={text.add.name}
        name="name"
        maxLength={60}
        autoComplete="off"
        hint={text.add.nameHint}
        error={errors.name}
      />
      <SelectField
        label={text.add.kind}
        name="kind"
        value={kind}
        hint={text.kindHints[kind]}
        onChange={({ target }) => isKind(target.value) && setKind(target.value)}
      >
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {text.kinds[one]}
          </option>
        ))}
      </SelectField>
      {kind === 'number' && (
        <TextField
          label={text.add.unit}
          name="unit"
          maxLength={12}
          autoComplete="off"
          hint={text.add.unitHint}
          error={errors.unit}
        />
      )}
    </FormDialog>
  );
}
