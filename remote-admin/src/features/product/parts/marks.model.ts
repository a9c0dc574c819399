export type Mark = 'bold' | 'italic' | 'heading' | 'list' | 'link';

const AROUND: Record<Mark, [before: string, after: string]> = {
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  heading: ['<h2>', '</h2>'],
  list: ['<ul>\n<li>', '</li>\n</ul>'],
  link: ['<a href="https://">', '</a>'],
};

/** The text with a mark around what is selected, and what is selected then; of a list each line is an item. */
export function wrapSelection(text: string, from: number, to: number, mark: Mark) {
  const [before, after] = AROUND[mark];
  const chosen = text.slice(from, to);
  const inside = mark === 'list' ? chosen.split('\n').join('</li>\n<li>') : chosen;
  const start = from + before.length;
  return {
    text: text.slice(0, from) + before + inside + after + text.slice(to),
    from: start,
    to: start + inside.length,
  };
}
