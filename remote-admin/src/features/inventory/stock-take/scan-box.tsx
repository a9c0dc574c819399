import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Checkbox, TextField } from '@tessera/shared/ui';
import { useState, type FormEvent, type Ref } from 'react';
import { wordsOf } from '../../../controls/write-errors';
import { stockTakeMessages } from '../../../messages/product/stock-take';
import { lineWith, MOST_LINES, withCount, withItems, type CountLine } from './count.model';
import { findByCode } from './count.queries';
import type { Count } from './kept-count';
import styles from './stock-take.module.css';

interface ScanBoxProps {
  count: Count;
  input: Ref<HTMLInputElement>;
  /** its pieces are to be typed */
  onFound: (variant_id: string) => void;
}

interface Said {
  tone: 'good' | 'bad';
  words: string;
}

/** Where a scanner types: each code leads to its variant, which comes onto the list if it is not there. */
export function ScanBox({ count, input, onFound }: ScanBoxProps) {
  const text = useMessages(stockTakeMessages).scan;
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [isByPiece, setByPiece] = useState(false);
  const [said, setSaid] = useState<Said>();

  function take({ variant_id, name }: CountLine): void {
    if (!isByPiece) {
      setSaid(undefined);
      onFound(variant_id);
      return;
    }
    let counted = 1;
    count.changeLines((lines) => {
      counted = (lines.find((line) => line.variant_id === variant_id)?.counted ?? 0) + 1;
      return withCount(lines, variant_id, counted);
    });
    setSaid({ tone: 'good', words: text.one(name, counted.toLocaleString(locale)) });
  }

  /** @returns the line that bears the code; undefined: what is wrong is said */
  async function fetchLine(code: string): Promise<CountLine | undefined> {
    const items = await findByCode(code);
    const [first] = items;
    if (!first) return fail(text.nothing(code));
    if (!first.track_stock) return fail(text.untracked(first.name));
    let line: CountLine | undefined;
    count.changeLines((lines) => {
      const more = withItems(lines, items, 'first');
      line = lineWith(more, code);
      return more;
    });
    return line ?? fail(text.full(MOST_LINES.toLocaleString(locale)));
  }

  function fail(words: string): undefined {
    setSaid({ tone: 'bad', words });
  }

  async function handleCode(code: string): Promise<void> {
    try {
      const line = lineWith(count.lines, code) ?? (await fetchLine(code));
      if (line) take(line);
    } catch (error) {
      fail(wordsOf(error as Error));
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = typed.trim();
    if (code === '') return;
    setTyped('');
    void handleCode(code);
  }

  return (
    <form className={styles.Scan} onSubmit={handleSubmit}>
      <TextField
        ref={input}
        label={text.label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={255}
        error={said?.tone === 'bad' ? said.words : undefined}
      />
      <Checkbox label={text.byPiece} checked={isByPiece} onChange={({ target }) => setByPiece(target.checked)} />
      <p className={styles.Says} role="status">
        {said?.tone === 'good' && said.words}
      </p>
    </form>
  );
}
