import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DARK, LIGHT } from '@tessera/shared/brand';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const declared = new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value?.trim()]));

/** The #rrggbb that a token means in a theme. */
function colour(name: string, theme: 'light' | 'dark'): string {
  const value = declared.get(name) ?? '';
  const [, light, dark] = /^light-dark\(var\((--[\w-]+)\), var\((--[\w-]+)\)\)$/.exec(value) ?? [];
  if (light && dark) return colour(theme === 'light' ? light : dark, theme);
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return other ? colour(other, theme) : value;
}

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const SURFACES = ['--color-paper', '--color-surface', '--color-sunken'];
const texts = [
  '--color-ink',
  '--color-ink-muted',
  '--color-accent',
  '--color-success',
  '--color-warning',
  '--color-danger',
];
const pairs: [string, string][] = [
  ...texts.flatMap((text) => SURFACES.map((surface): [string, string] => [text, surface])),
  ['--color-on-ink', '--color-ink'],
  ['--color-on-accent', '--color-accent'],
  ['--color-on-accent', '--color-accent-hover'],
  ['--color-success', '--color-success-soft'],
  ['--color-warning', '--color-warning-soft'],
  ['--color-danger', '--color-danger-soft'],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(pairs)('text in %s can be read on %s (4.5:1)', (text, surface) => {
    expect(contrast(colour(text, theme), colour(surface, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SURFACES)('the edges of controls can be seen on %s (3:1)', (surface) => {
    expect(contrast(colour('--color-line-strong', theme), colour(surface, theme))).toBeGreaterThanOrEqual(3);
    expect(contrast(colour('--color-focus', theme), colour(surface, theme))).toBeGreaterThanOrEqual(3);
  });
});

test.each([
  ['light', LIGHT, '--paper-300'],
  ['dark', DARK, '--night-500'],
] as const)('what knows no sheet has the %s colours of the tokens', (theme, colours, rule) => {
  expect(colours).toEqual({
    paper: colour('--color-paper', theme),
    surface: colour('--color-surface', theme),
    ink: colour('--color-ink', theme),
    inkMuted: colour('--color-ink-muted', theme),
    rule: colour(rule, theme),
    accent: colour('--color-accent', theme),
    onAccent: colour('--color-on-accent', theme),
  });
});
