/** A line of two texts that are compared: in both, of the earlier one alone, or of the later one alone. */
export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  line: string;
}

/** More lines than that are not compared one by one: the work grows with their square. */
const MOST_LINES = 1500;

/** How long the longest common part of what follows each pair of lines is. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const [row, below] = [lengths[i], lengths[i + 1]];
    if (!row || !below) continue;
    for (let j = after.length - 1; j >= 0; j -= 1)
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return lengths;
}

/** The next line to tell, where neither text has ended: one that both have, else one of the text that loses least by it. */
function nextKind(before: readonly string[], after: readonly string[], lengths: readonly Uint16Array[]) {
  return (i: number, j: number): DiffLine['kind'] => {
    if (before[i] === after[j]) return 'same';
    return (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0) ? 'removed' : 'added';
  };
}

const all = (kind: DiffLine['kind'], lines: readonly string[]) => lines.map((line): DiffLine => ({ kind, line }));

/** Two texts line by line: every line of both, in their order, with as many as possible in both. */
export function diffLines(one: string, other: string): DiffLine[] {
  const [before, after] = [one.split('\n'), other.split('\n')];
  if (before.length > MOST_LINES || after.length > MOST_LINES)
    return [...all('removed', before), ...all('added', after)];
  const kindOf = nextKind(before, after, commonLengths(before, after));
  const found: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    const kind = kindOf(i, j);
    found.push(...all(kind, kind === 'added' ? after.slice(j, j + 1) : before.slice(i, i + 1)));
    if (kind !== 'added') i += 1;
    if (kind !== 'removed') j += 1;
  }
  return [...found, ...all('removed', before.slice(i)), ...all('added', after.slice(j))];
}
