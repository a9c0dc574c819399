export const MARKS = ['bold', 'italic', 'heading', 'question', 'list', 'link'] as const;
export type Mark = (typeof MARKS)[number];

const AROUND: Record<'bold' | 'italic' | 'link', [before: string, after: string]> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  link: ['[', '](https://)'],
};
/** Before each line that is selected. */
const BEFORE: Record<'heading' | 'question' | 'list', string> = { heading: '## ', question: '### ', list: '- ' };

const isAround = (mark: Mark): mark is keyof typeof AROUND => mark in AROUND;

/** The Markdown with a mark on what is selected, and what is selected then. */
export function markSelection(text: string, from: number, to: number, mark: Mark) {
  if (isAround(mark)) {
    const [before, after] = AROUND[mark];
    return {
      text: text.slice(0, from) + before + text.slice(from, to) + after + text.slice(to),
      from: from + before.length,
      to: to + before.length,
    };
  }
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const marked = text
    .slice(start, to)
    .split('\n')
    .map((line) => BEFORE[mark] + line)
    .join('\n');
  return { text: text.slice(0, start) + marked + text.slice(to), from: start, to: start + marked.length };
}
