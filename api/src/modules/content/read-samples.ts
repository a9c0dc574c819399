import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Beside migrations/: both src/modules/content and dist/ are told apart by their depth. */
const SAMPLES_DIR = path.join(__dirname, __dirname.endsWith('content') ? '../../..' : '..', 'pages');

export interface Sample {
  slug: string;
  title: string;
  description: string;
  markdown: string;
}

/**
 * The texts that come with the shop: `<slug>.md`, whose first lines are `title:` and `description:`, then a blank line.
 * @throws Error naming the file that has another form
 */
export async function readSamples(folder = SAMPLES_DIR): Promise<Sample[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      const head = /^title: (.+)\ndescription: (.+)\n\n/.exec(text);
      if (!head?.[1] || !head[2]) throw new Error(`${name} must begin with its title and its description`);
      return { slug: name.slice(0, -3), title: head[1], description: head[2], markdown: text.slice(head[0].length) };
    }),
  );
}
