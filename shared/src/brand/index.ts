/**
 * The tokens' colours (styles/tokens.css) for what knows no style sheet of ours: mails, documents, cards, and pages that
 * stand when nothing else does.
 */
export const LIGHT = {
  paper: '#faf7f1',
  surface: '#fffdf9',
  ink: '#211c17',
  inkMuted: '#665b4f',
  /** of a rule on paper */
  rule: '#d3c7b6',
  accent: '#a3421d',
  onAccent: '#fffdf9',
} as const;

export const DARK = {
  paper: '#181512',
  surface: '#211d19',
  ink: '#f4ede3',
  inkMuted: '#b9ad9e',
  rule: '#8b7e6f',
  accent: '#e8a07a',
  onAccent: '#12100d',
} as const;
