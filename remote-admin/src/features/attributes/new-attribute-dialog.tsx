import type { AdminAttributeRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { SelectField } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { valueOf } from '../../controls/write-errors';
import { AskDialog } from '../../form/ask-dialog';
import type { OpenDialogProps } from '../../form/dialog-button';
import { AskedField } from '../../form/fields/asked-field';
import { Options } from '../../form/fields/options';
import { attributesMessages } from '../../messages/attributes';
import { adminPaths } from '../../paths';
import { attributesQuery } from '../../product/attribute.queries';
import { makeAttribute } from './attributes.queries';
import { isKind, KINDS } from './kinds';

/** Name and kind make an attribute, and lead to its page. */
export default function NewAttributeDialog(dialog: OpenDialogProps) {
  const text = useMessages(attributesMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('choice');

  function read(form: FormData) {
    const name = valueOf(form, 'name');
    if (name === '') return { errors: { name: text.nameMissing } };
    return { name, kind, ...(kind === 'number' && { unit: valueOf(form, 'unit') }) };
  }

  function handleDone({ code }: AdminAttributeRecord): void {
    void client.invalidateQueries({ queryKey: attributesQuery().queryKey });
    void navigate(adminPaths.attribute(code));
  }

  const { title, submit, done } = text.add;
  return (
    <AskDialog {...dialog} {...{ title, submit, done, read }} send={makeAttribute} onDone={handleDone}>
      {(errors) => (
        <>
          <AskedField label={text.add.name} name="name" maxLength={60} hint={text.add.nameHint} errors={errors} />
          <SelectField
            label={text.add.kind}
            name="kind"
            value={kind}
            hint={text.kindHints[kind]}
            onChange={({ target }) => isKind(target.value) && setKind(target.value)}
          >
            <Options of={KINDS} names={text.kinds} />
          </SelectField>
          {kind === 'number' && (
            <AskedField label={text.add.unit} name="unit" maxLength={12} hint={text.add.unitHint} errors={errors} />
          )}
        </>
      )}
    </AskDialog>
  );
}
