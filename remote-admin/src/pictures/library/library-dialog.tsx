import type { AdminPicture, AdminPictureList } from '@tessera/shared/contract';
import { loadMessages, useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button, Dialog, Picture, TextField } from '@tessera/shared/ui';
import { useMutation, useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { useSettled } from '../../controls/combobox/use-settled';
import { sentenceOf } from '../../controls/write-errors';
import { controlMessages } from '../../messages/controls';
import { pictureLibraryMessages } from '../../messages/product/picture-library';
import { choiceQuery } from '../pictures.queries';
import styles from './library-dialog.module.css';

/** Of a product. */
const MOST_PICTURES = 50;

export interface LibraryDialogProps {
  open: boolean;
  onClose: () => void;
  /** so many can be chosen; of one another press changes the choice. Default: as many as a product has at most */
  most?: number;
  /** the dialog stays while it is done, and says why it failed */
  onChoose: (pictures: AdminPicture[]) => void | Promise<void>;
}

export const loadWords = (): Promise<void> => loadMessages([pictureLibraryMessages]);

interface ChoicesProps {
  list: AdminPictureList;
  stale: boolean;
  chosen: ReadonlyMap<string, AdminPicture>;
  onPress: (picture: AdminPicture) => void;
}

/** The pictures of a page, each a button that is pressed or not. */
function Choices({ list, stale, chosen, onPress }: ChoicesProps) {
  const text = useMessages(pictureLibraryMessages);
  return (
    <div className={styles.Grid} role="group" aria-label={text.pictures} data-stale={stale || undefined}>
      {list.items.map((picture) => (
        <button
          key={picture.id}
          type="button"
          className={styles.Choice}
          aria-pressed={chosen.has(picture.id)}
          title={picture.alt || undefined}
          onClick={() => onPress(picture)}
        >
          <span className={styles.Thumb}>
            <Picture image={picture.image} sizes="112px" alt="" />
          </span>
          <span className={styles.Name}>{picture.name}</span>
        </button>
      ))}
    </div>
  );
}

interface PagesProps {
  search: string;
  chosen: ReadonlyMap<string, AdminPicture>;
  onPress: (picture: AdminPicture) => void;
}

/** The pictures that match, page by page, or why there are none. */
function Pages({ search, chosen, onPress }: PagesProps) {
  const text = useMessages(pictureLibraryMessages);
  const [after, setAfter] = useState('');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(choiceQuery(search, after));
  if (error && !data) {
    return (
      <Alert tone="error">
        <p>{text.failed}</p>
        <Button variant="secondary" size="sm" pending={isFetching} onClick={() => void refetch()}>
          {text.retry}
        </Button>
      </Alert>
    );
  }
  if (!data) return null;
  if (data.items.length === 0) return <p className={styles.Hint}>{search === '' ? text.none : text.noMatch}</p>;
  const { next_cursor } = data;
  return (
    <>
      <Choices list={data} stale={isPlaceholderData} chosen={chosen} onPress={onPress} />
      <div className={styles.Foot}>
        {after !== '' && (
          <Button variant="quiet" size="sm" onClick={() => setAfter('')}>
            {text.first}
          </Button>
        )}
        {next_cursor !== null && (
          <Button variant="quiet" size="sm" onClick={() => setAfter(next_cursor)}>
            {text.more}
          </Button>
        )}
      </div>
    </>
  );
}

/** Pictures of the library to choose from: searched, page by page. It is no form of its own: the page's may be around it. */
export default function LibraryDialog({ open, onClose, most = MOST_PICTURES, onChoose }: LibraryDialogProps) {
  const text = useMessages(pictureLibraryMessages);
  const words = useMessages(controlMessages);
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, AdminPicture>>(new Map());
  const search = useSettled(typed.trim());
  const taking = useMutation({ mutationFn: async () => onChoose([...chosen.values()]), onSuccess: onClose });

  function handlePress(picture: AdminPicture): void {
    const next = new Map(most === 1 ? [] : chosen);
    if (!chosen.has(picture.id)) next.set(picture.id, picture);
    else next.delete(picture.id);
    if (next.size <= most) setChosen(next);
  }

  return (
    <Dialog open={open} onClose={onClose} title={text.title} size="lg">
      <div className={styles.Form}>
        <TextField
          label={text.search}
          type="search"
          value={typed}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          // the page's form is not sent by what is searched for here
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Pages key={search} search={search} chosen={chosen} onPress={handlePress} />
        {taking.error && <Alert tone="error">{sentenceOf(taking.error)}</Alert>}
        <p className={styles.Hint} role="status">
          {most > 1 && chosen.size >= most && text.most(most.toLocaleString(locale))}
        </p>
        <div className={styles.Foot}>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            aria-disabled={chosen.size === 0 || undefined}
            pending={taking.isPending}
            onClick={() => chosen.size > 0 && taking.mutate()}
          >
            {text.take(Math.max(chosen.size, 1), chosen.size.toLocaleString(locale))}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
