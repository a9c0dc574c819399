import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@tessera/scripts/basics';
import { findChromium } from '@tessera/scripts/programs';
import type { Row } from './kit/row';

const HEAD = ['What', 'To reach', 'Measured', 'Reached'];

const cells = ({ what, reach, measured, reached }: Row): string[] => [what, reach, measured, reached ? 'yes' : 'no'];

/** The table for the terminal. */
export function textTable(rows: Row[]): string {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const escape = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function markdownTable(rows: Row[]): string {
  const lines = rows.map((row) => `| ${[...cells(row), row.detail ?? ''].map(escape).join(' | ')} |`);
  return [`| ${[...HEAD, 'More'].join(' | ')} |`, '| --- | --- | --- | --- | --- |', ...lines].join('\n');
}

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

async function machine(): Promise<string[]> {
  const browser = execFileSync(await findChromium(), ['--version'], { encoding: 'utf8' }).trim();
  const cpus = os.cpus();
  return [
    `Machine: ${cpus.length} × ${cpus[0]?.model.trim() || os.arch()}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.release()}`,
    `Versions: Node.js ${process.versions.node}, ${browser}, Lighthouse ${versionOf('lighthouse')}, autocannon ${versionOf('autocannon')}, webpack ${versionOf('webpack')}, React ${versionOf('react')}`,
  ];
}

/**
 * Writes docs/bench.md. What stands below the mark (causes of misses, written by people) is kept.
 * @param rows the whole table @param minutes how long the run took
 */
export async function writeReport(rows: Row[], minutes: number): Promise<void> {
  const file = join(ROOT, 'docs/bench.md');
  const missed = rows.filter(({ reached }) => !reached).length;
  const text = [
    '# Numbers',
    'Written by `npm run bench`; how each number is measured is said at the head of its file in `bench/src/measures`. Speeds are ratios to references that run in the same minute on the same machine.',
    [
      `- Date: ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${Math.round(minutes)} minutes`,
      ...(await machine()).map((line) => `- ${line}`),
      `- Reached: ${rows.length - missed} of ${rows.length}`,
    ].join('\n'),
    markdownTable(rows),
  ].join('\n\n');
  writeFileSync(file, `${text}\n${keptNotes(file)}`);
}

const MARK = '\n## Notes\n';

function keptNotes(file: string): string {
  try {
    const old = readFileSync(file, 'utf8');
    const at = old.indexOf(MARK);
    return at < 0 ? '' : old.slice(at);
  } catch {
    return '';
  }
}
