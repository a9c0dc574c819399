import type { AdminPicture } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Picture } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { RecordHistory } from '../../audit/record-history';
import { valueOf, type FieldErrors } from '../../controls/write-errors';
import { AskedField } from '../../form/fields/asked-field';
import { GermanFields } from '../../form/fields/german-fields';
import { RecordDialog } from '../../form/record-dialog';
import type { RecordWriting } from '../../form/use-record-write';
import { TimeAgo } from '../../format/time-ago';
import { picturesMessages } from '../../messages/product/pictures';
import { Facts } from '../../page/facts';
import { PICTURES_KEY, pictureQuery } from '../../pictures/pictures.queries';
import styles from './pictures.module.css';
import { sizeInWords } from './pictures.model';
import { ReplaceField } from './replace-field';
import { UseLinks } from './use-links';

interface PictureDialogProps {
  /** as the list has it */
  listed: AdminPicture;
  open: boolean;
  onClose: () => void;
}

type Said = Pick<AdminPicture, 'name' | 'alt' | 'words'>;

/** How a picture is written to: with the version that is on show. */
function usePictureWriting({ id, version }: AdminPicture): RecordWriting<Said, AdminPicture> {
  const client = useQueryClient();
  return {
    writeOf: (said) => ({ method: 'patch', path: `pictures/${id}`, json: { ...said, version } }),
    staleCodes: ['pictures.stale'],
    readAgain: () => client.refetchQueries({ queryKey: pictureQuery(id).queryKey }),
    onSaved: () => void client.invalidateQueries({ queryKey: PICTURES_KEY }),
  };
}

/** What is known of a picture beside its words. */
function About({ picture, now }: { picture: AdminPicture; now: number }) {
  const text = useMessages(picturesMessages);
  const locale = useLocale();
  const { image, bytes, created_at, uses } = picture;
  const pixels = text.pixels(image.width.toLocaleString(locale), image.height.toLocaleString(locale));
  return (
    <div className={styles.About}>
      <a href={image.src} target="_blank" rel="noreferrer" aria-label={text.dialog.whole} className={styles.Whole}>
        <Picture image={image} sizes="280px" ratio="fill" className={styles.Large} />
      </a>
      <Facts
        className={styles.FactList}
        facts={[
          { label: text.dialog.size, value: `${pixels} · ${sizeInWords(bytes, locale)}` },
          { label: text.dialog.added, value: <TimeAgo at={created_at} now={now} locale={locale} /> },
          {
            label: text.dialog.shownBy,
            value:
              uses.length === 0 ? (
                text.dialog.nothing
              ) : (
                <div className={styles.AllUses}>
                  <UseLinks picture={picture} />
                </div>
              ),
          },
        ]}
      />
    </div>
  );
}

/** What others have made of it since the dialog opened; nothing while it is the same. */
function StaleNotice({ picture, opened }: { picture: AdminPicture; opened: number }) {
  const text = useMessages(picturesMessages).dialog;
  if (picture.version === opened) return null;
  return (
    <Alert tone="warning">
      <p>{text.staleNow(picture.name, picture.alt)}</p>
      <p>{text.stale}</p>
    </Alert>
  );
}

/** A picture with everything that shows it: its name and description are written here, and its file is replaced. */
export function PictureDialog({ listed, ...dialog }: PictureDialogProps) {
  const text = useMessages(picturesMessages).dialog;
  const { data = listed, dataUpdatedAt } = useQuery(pictureQuery(listed.id));
  /** what fields begin with, and the version that they are of */
  const [before, setBefore] = useState(listed);
  const { id, version } = data;

  function read(form: FormData): Said | { errors: FieldErrors } {
    const [name, alt, german] = [valueOf(form, 'name'), valueOf(form, 'alt'), valueOf(form, 'alt_de')];
    if (name === '') return { errors: { name: text.nameMissing } };
    return { name, alt, words: { de: { alt: german } } };
  }

  return (
    <RecordDialog<Said, AdminPicture>
      {...dialog}
      size="lg"
      title={data.name}
      submit={text.submit}
      done={text.done}
      draft={`admin-picture:${id}`}
      writing={usePictureWriting(data)}
      notice={<StaleNotice picture={data} opened={before.version} />}
      read={read}
    >
      {(errors) => (
        <>
          <About picture={data} now={dataUpdatedAt} />
          <ReplaceField picture={data} onReplaced={setBefore} />
          <AskedField name="name" label={text.name} defaultValue={before.name} maxLength={200} errors={errors} />
          <AskedField
            name="alt"
            label={text.alt}
            hint={text.altHint}
            defaultValue={before.alt}
            maxLength={500}
            errors={errors}
          />
          <GermanFields values={{ alt_de: before.words.de.alt }}>
            <AskedField
              name="alt_de"
              label={text.altDe}
              defaultValue={before.words.de.alt}
              maxLength={500}
              errors={errors}
            />
          </GermanFields>
          <RecordHistory type="picture" id={id} version={version} inDialog />
        </>
      )}
    </RecordDialog>
  );
}
