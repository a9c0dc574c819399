import { useMessages } from '@tessera/shared/i18n';
import { Alert, Checkbox } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { valueOf, type FieldErrors } from '../../../controls/write-errors';
import { groupsQuery } from '../../../customers/groups.queries';
import { AskedField } from '../../../form/fields/asked-field';
import { EmailField } from '../../../form/fields/email-field';
import { FieldGroup } from '../../../form/field-group';
import fields from '../../../form/fields.module.css';
import { NameFields } from '../../../form/fields/name-fields';
import { customerMessages } from '../../../messages/customers/customer';
import { readTags } from '../model/customer.model';
import { CustomerForm, type CustomerDialogProps } from './customer-dialog';

/** Names, e-mail address and telephone number. */
export function EditDialog(props: CustomerDialogProps) {
  const text = useMessages(customerMessages);
  const { first_name, last_name, email, phone } = props.customer;
  const missing = { first_name: text.missingName, last_name: text.missingName, email: text.missingEmail };

  function read(form: FormData) {
    const body = Object.fromEntries(
      ['first_name', 'last_name', 'email', 'phone'].map((name) => [name, valueOf(form, name)]),
    );
    const empty = Object.entries(missing).filter(([name]) => body[name] === '');
    const errors: FieldErrors = Object.fromEntries(empty);
    return empty.length > 0 ? { errors } : { method: 'patch' as const, deed: '', body };
  }

  return (
    <CustomerForm {...props} action="edit" title={text.editTitle} submit={text.save} read={read}>
      {(errors) => (
        <>
          <div className={fields.Pair}>
            <NameFields text={text} initial={{ first_name, last_name }} errors={errors} />
          </div>
          <EmailField label={text.email} defaultValue={email} hint={text.emailHint} errors={errors} />
          <AskedField
            label={text.phone}
            name="phone"
            type="tel"
            defaultValue={phone}
            maxLength={40}
            hint={text.phoneHint}
            errors={errors}
          />
        </>
      )}
    </CustomerForm>
  );
}

/** Which groups they are in. */
export function GroupDialog(props: CustomerDialogProps) {
  const text = useMessages(customerMessages);
  const groups = useQuery(groupsQuery()).data?.items;
  const present = new Set(props.customer.groups.map(({ id }) => id));
  return (
    <CustomerForm
      {...props}
      action="group"
      title={text.groupTitle}
      submit={text.save}
      busy={groups === undefined}
      read={(form) => ({ method: 'put', deed: '/groups', body: { group_ids: form.getAll('group') } })}
    >
      {() =>
        groups?.length === 0 ? (
          <Alert>{text.noGroupsYet}</Alert>
        ) : (
          <FieldGroup legend={text.groups}>
            {groups?.map(({ id, name }) => (
              <Checkbox key={id} label={name} name="group" value={id} defaultChecked={present.has(id)} />
            ))}
          </FieldGroup>
        )
      }
    </CustomerForm>
  );
}

/** Words by which staff find them again. */
export function TagDialog(props: CustomerDialogProps) {
  const text = useMessages(customerMessages);
  return (
    <CustomerForm
      {...props}
      action="tag"
      title={text.tagTitle}
      submit={text.save}
      read={(form) => ({ method: 'put', deed: '/tags', body: { tags: readTags(valueOf(form, 'tags')) } })}
    >
      {(errors) => (
        <AskedField
          label={text.tags}
          name="tags"
          defaultValue={props.customer.tags.join(', ')}
          hint={text.tagHint}
          maxLength={1000}
          errors={errors}
        />
      )}
    </CustomerForm>
  );
}
