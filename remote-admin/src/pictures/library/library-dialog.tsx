import type { AdminPicture, AdminPictureList } from '@tessera/shared/contract';
import { loadMessages, useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button, Dialog, Picture, Skeleton, TextField } from '@tessera/shared/ui';
import { useMutation, useQuery } from '@tessera/shared/vendor/query';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../controls/actions/action-button';
import { useSettled } from '../../controls/combobox/use-settled';
import { sentenceOf } from '../../controls/write-errors';
import { controlMessages } from '../../messages/controls';
import { pictureLibraryMessages } from '../../messages/product/picture-library';
import { choiceQuery } from '../pictures.queries';
import styles from './library-dialog.module.css';

/** Of a product. */
const MOST_PICTURES = 50;
/** As many places as fill the dialog. */
const PLACES = Array.from({ length: 12 }, (_, place) => place);

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
  /** another page than the one before was asked for: the focus begins at its top, as the button may be gone */
  isTurned: boolean;
  chosen: ReadonlyMap<string, AdminPicture>;
  onPress: (picture: AdminPicture) => void;
}

/** The pictures of a page, each a button that is pressed or not. */
function Choices({ list, stale, isTurned, chosen, onPress }: ChoicesProps) {
  const text = useMessages(pictureLibraryMessages);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isTurned) grid.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is there
  }, []);
  return (
    <div
      ref={grid}
      className={styles.Grid}
      role="group"
      aria-label={text.pictures}
      tabIndex={-1}
      data-stale={stale || undefined}
    >
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

/** The places of the first page while it is on its way. */
function Places() {
  const text = useMessages(pictureLibraryMessages);
  return (
    <div className={styles.Grid} role="status" aria-busy="true" aria-label={text.pictures}>
      {PLACES.map((place) => (
        <Skeleton key={place} shape="block" className={styles.Place} />
      ))}
    </div>
  );
}

interface PageButtonsProps {
  /** cursors of the page on show and of the one behind it */
  after: string;
  next: string | null;
  onTurn: (after: string) => void;
}

function PageButtons({ after, next, onTurn }: PageButtonsProps) {
  const text = useMessages(pictureLibraryMessages);
  return (
    <div className={styles.Foot}>
      {after !== '' && (
        <Button variant="quiet" size="sm" onClick={() => onTurn('')}>
          {text.first}
        </Button>
      )}
      {next !== null && (
        <Button variant="quiet" size="sm" onClick={() => onTurn(next)}>
          {text.more}
        </Button>
      )}
    </div>
  );
}

/** The pictures that match, page by page, or why there are none. */
function Pages({ search, chosen, onPress }: PagesProps) {
  const text = useMessages(pictureLibraryMessages);
  /** where it was turned to, of what was searched for then */
  const [turned, setTurned] = useState<{ search: string; after: string }>();
  const isTurned = turned?.search === search;
  const after = isTurned ? turned.after : '';
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
  if (!data) return <Places />;
  if (data.items.length === 0) return <p className={styles.Hint}>{search === '' ? text.none : text.noMatch}</p>;
  return (
    <>
      <Choices
        key={data.items[0]?.id}
        list={data}
        stale={isPlaceholderData}
        isTurned={isTurned}
        chosen={chosen}
        onPress={onPress}
      />
      <PageButtons after={after} next={data.next_cursor} onTurn={(cursor) => setTurned({ search, after: cursor })} />
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
        <Pages search={search} chosen={chosen} onPress={handlePress} />
        {taking.error && <Alert tone="error">{sentenceOf(taking.error)}</Alert>}
        <p className={styles.Hint} role="status">
          {most > 1 && chosen.size >= most && text.most(most.toLocaleString(locale))}
        </p>
        <div className={styles.Foot}>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <ActionButton
            reason={chosen.size === 0 ? text.nothingChosen : undefined}
            pending={taking.isPending}
            onClick={() => taking.mutate()}
          >
            {text.take(Math.max(chosen.size, 1), chosen.size.toLocaleString(locale))}
          </ActionButton>
        </div>
      </div>
    </Dialog>
  );
}
