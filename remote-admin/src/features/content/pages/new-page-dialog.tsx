import type { AdminPage } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { valueOf } from '../../../controls/write-errors';
import { AskDialog } from '../../../form/ask-dialog';
import type { OpenDialogProps } from '../../../form/dialog-button';
import { AskedField } from '../../../form/fields/asked-field';
import { pagesMessages } from '../../../messages/content/pages';
import { adminPaths } from '../../../paths';
import { beginPage, pagesQuery } from './pages.queries';
import { slugOfTitle } from './slug.model';

/** A title makes a page, and leads to it; its address is made of the title where none is given. */
export default function NewPageDialog(dialog: OpenDialogProps) {
  const text = useMessages(pagesMessages);
  const client = useQueryClient();
  const navigate = useNavigate();

  function read(form: FormData) {
    const title = valueOf(form, 'title');
    if (title === '') return { errors: { title: text.titleMissing } };
    const slug = slugOfTitle(valueOf(form, 'slug') || title);
    return slug === '' ? { errors: { slug: text.add.slugMissing } } : { slug, title };
  }

  function handleDone({ slug }: AdminPage): void {
    void client.invalidateQueries({ queryKey: pagesQuery().queryKey });
    void navigate(adminPaths.text(slug));
  }

  const { title, submit, done } = text.add;
  return (
    <AskDialog {...dialog} {...{ title, submit, done, read }} send={beginPage} onDone={handleDone}>
      {(errors) => (
        <>
          <AskedField label={text.fields.title} name="title" maxLength={120} errors={errors} />
          <AskedField label={text.add.slug} name="slug" maxLength={60} hint={text.add.slugHint} errors={errors} />
        </>
      )}
    </AskDialog>
  );
}
