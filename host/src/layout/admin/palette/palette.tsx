import { useId, useLayoutEffect, useRef, useState, type JSX, type KeyboardEvent, type MouseEvent } from 'react';
import type { SyntheticEvent } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { IconButton, VisuallyHidden } from '@tessera/shared/ui';
import { ICONS, RailIcon } from '../rail-icon';
import { paletteMessages } from './palette-messages';
import { byKind, type Choice, type Kind } from './palette.model';
import { PaletteOption } from './palette-option';
import styles from './palette.module.css';
import { useChoices, type ChoicesOptions } from './use-choices';

export const messages = [paletteMessages];

/**
 * Opens a dialog. Gives what closes it: before it is taken out of the page, for only then does the browser give the focus
 * back, and with the caret, which Chromium leaves in the dialog: letters would go nowhere.
 */
function openModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    const isText = before instanceof HTMLInputElement || before instanceof HTMLTextAreaElement;
    if (!isText || before.selectionStart === null) return;
    before.setSelectionRange(before.selectionStart, before.selectionEnd);
  };
}

/** What stands beside the results: why there are none, or fewer. */
function Notes({ text, isFailed, isNothing }: { text: string; isFailed: boolean; isNothing: boolean }): JSX.Element {
  const words = useMessages(paletteMessages);
  return (
    <>
      {isFailed && (
        <p className={styles.Note} role="alert">
          {words.failed}
        </p>
      )}
      {isNothing && (
        <p className={styles.Note} data-first>
          {words.nothing(text)}
        </p>
      )}
    </>
  );
}

/**
 * The palette: a combobox with its list (ARIA APG) in a modal dialog, open while it is rendered. The first line is chosen
 * until the arrow keys choose another one; Escape closes, and the focus goes back to where it was.
 */
export default function Palette(props: ChoicesOptions): JSX.Element {
  const { onClose } = props;
  const words = useMessages(paletteMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState<string>();
  const text = typed.trim();
  const { choices, isSearching, isFailed } = useChoices(text, props);
  const groups = byKind(choices);
  const ordered = groups.flatMap(({ members }) => members.map(([choice]) => choice));
  const active = Math.max(
    0,
    ordered.findIndex(({ key }) => key === pointed),
  );
  const optionId = (index: number): string => `${id}-${index}`;

  useLayoutEffect(() => {
    const close = dialog.current ? openModal(dialog.current) : undefined;
    input.current?.focus();
    return close;
  }, []);

  const move = (by: number): void => {
    const { length } = ordered;
    setPointed(ordered[(active + by + length) % length]?.key);
  };
  const handleKey = (event: KeyboardEvent): void => {
    const act = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: () => ordered[active]?.choose() }[
      event.key
    ];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  const handleCancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  // The element itself is hit only beside its content: a press on the backdrop.
  const handlePress = (event: MouseEvent): void => {
    if (event.target !== dialog.current) return;
    // else the press would take the focus that goes back to where it was
    event.preventDefault();
    onClose();
  };
  /** the lists' own searches keep their place at the end while results come in above them */
  const more = groups.find(({ kind }) => kind === 'search');
  const isNothing = groups.every((group) => group === more) && !isSearching && !isFailed;
  const state = isSearching ? words.searching : words.count(ordered.length);

  const renderGroup = ({ kind, members }: { kind: Kind; members: [Choice, number][] }): JSX.Element => (
    <div key={kind} role="group" aria-label={words.kinds[kind]} className={styles.Group} data-kind={kind}>
      <p className={styles.Title} aria-hidden="true">
        {words.kinds[kind]}
      </p>
      {members.map(([choice, index]) => (
        <PaletteOption
          key={choice.key}
          id={optionId(index)}
          choice={choice}
          active={index === active}
          onPoint={() => setPointed(choice.key)}
        />
      ))}
    </div>
  );

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the cross do the same by keyboard
    <dialog
      ref={dialog}
      className={styles.Palette}
      aria-label={words.title}
      onCancel={handleCancel}
      onMouseDown={handlePress}
    >
      <div className={styles.Box}>
        <RailIcon path={ICONS.search} />
        <input
          ref={input}
          className={styles.Input}
          type="text"
          role="combobox"
          aria-label={words.title}
          aria-autocomplete="list"
          aria-expanded={ordered.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={ordered.length > 0 ? optionId(active) : undefined}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setPointed(undefined);
          }}
          onKeyDown={handleKey}
        />
        {text && isSearching && <span aria-hidden="true">{words.searching}</span>}
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </div>
      <VisuallyHidden role="status">{text && state}</VisuallyHidden>
      <div className={styles.Results}>
        <div id={`${id}-list`} role="listbox" aria-label={words.list} className={styles.List}>
          <div className={styles.Found}>{groups.filter((group) => group !== more).map(renderGroup)}</div>
          {more && renderGroup(more)}
        </div>
        <Notes text={text} isFailed={isFailed} isNothing={isNothing} />
      </div>
    </dialog>
  );
}
