import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../core/languages';
import type { Language } from '../../core/languages';

/** Beside migrations/: both src/modules/content and dist/ are told apart by their depth. */
const SAMPLES_DIR = path.join(__dirname, __dirname.endsWith('content') ? '../../..' : '..', 'pages');

export interface Sample {
  slug: string;
  language: Language;
  title: string;
  description: string;
  markdown: string;
}

/**
 * The texts that come with the shop: `<slug>.md` in English and `<language>/<slug>.md`, whose first lines are `title:`
 * and `description:`, then a blank line.
 * @throws Error naming the file that has another form
 */
export async function readSamples(folder = SAMPLES_DIR): Promise<Sample[]> {
  const found = LANGUAGES.map((language) =>
    readFolder(language === DEFAULT_LANGUAGE ? folder : path.join(folder, language), language),
  );
  return (await Promise.all(found)).flat();
}

async function readFolder(folder: string, language: Language): Promise<Sample[]> {
  const entries = await readdir(folder).catch((error: unknown) => {
    if (language === DEFAULT_LANGUAGE) throw error;
    return [];
  });
  const names = entries.filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      const head = /^title: (.+)\ndescription: (.+)\n\n/.exec(text);
      if (!head?.[1] || !head[2]) throw new Error(`${name} must begin with its title and its description`);
      const markdown = text.slice(head[0].length);
      return { slug: name.slice(0, -3), language, title: head[1], description: head[2], markdown };
    }),
  );
}
