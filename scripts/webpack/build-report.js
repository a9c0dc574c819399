// @ts-check
const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { brotliCompressSync, constants } = require('node:zlib');
const places = require('@tessera/shared/composition/slot-places.json');
const { BuildFault } = require('./checks/build-fault.js');

const NAME = 'BuildReport';
/** The list of what a build's scripts and sheets hash to, which a page asks for when it needs the first of them. */
const HASHES = 'hashes.json';
const COMPRESSIBLE = /\.(js|css|svg|json)$/;
/** What webpack's watch mode leaves for pages that are open. */
const HOT_UPDATE = /\.hot-update\./;

/** The global that a remote's entry defines; the registry takes no other (`globalOf`). @param {string} name */
const containerOf = (name) => `tessera_${name.replaceAll('-', '_')}`;

/** @typedef {{ js: string[], css: string[] }} Assets */
/** @typedef {Assets & { languages?: Record<string, string[]> }} PageAssets */

/** @typedef {{ place: keyof typeof places, budget: { js: number } }} WrittenSlot */
/** @typedef {{ page: string }} WrittenPage */
/**
 * What a person wrote into remote.json.
 * @typedef {{ name: string, budget: { js: number }, routes: WrittenPage[], drawers?: WrittenPage[], slots?: WrittenSlot[] }} Source
 */

/** A slot with its place's props as this kit knows them: what its code was compiled against. @param {WrittenSlot} slot */
const withProps = (slot) => ({
  ...slot,
  props: Object.fromEntries(
    Object.entries(places[slot.place]?.props ?? {}).map(([name, value]) => [name, typeof value]),
  ),
});

/** @param {string} dir @returns {string[]} every file below `dir`, relative, sorted */
function filesBelow(dir) {
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(dir, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .sort();
}

/** @param {string} file @returns {string} Subresource Integrity value of its content */
function integrityOf(file) {
  return `sha384-${crypto.createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`;
}

/**
 * Writes `x.br` beside every text file, so that no server compresses the same bytes twice. A development build is sent
 * plain: what compressed files lie there are another build's.
 * @param {string} dir @param {string | undefined} mode webpack's
 */
function compressFiles(dir, mode) {
  for (const name of filesBelow(dir)) {
    if (!COMPRESSIBLE.test(name) || name.startsWith('server/')) continue;
    const file = path.join(dir, name);
    if (mode === 'development') {
      fs.rmSync(`${file}.br`, { force: true });
      continue;
    }
    const content = fs.readFileSync(file);
    fs.writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    );
  }
}

/** @param {Iterable<string>} names @returns {Assets} */
function assetsOf(names) {
  const all = [...names].filter((name) => !HOT_UPDATE.test(name));
  return { js: all.filter((name) => name.endsWith('.js')), css: all.filter((name) => name.endsWith('.css')) };
}

/** Chunks with sentences are named after their language: `de-cart`. */
const SENTENCES = /^([a-z]{2})-/;

/**
 * A chunk group's files, and by language the scripts with its sentences: those of the chunks that it loads itself.
 * @param {import('webpack').ChunkGroup} group @returns {PageAssets}
 */
function withLanguages(group) {
  /** @type {Record<string, string[]>} */
  const languages = {};
  for (const child of group.getChildren()) {
    const [, language] = SENTENCES.exec(child.name ?? '') ?? [];
    if (language) languages[language] = [...(languages[language] ?? []), ...assetsOf(child.getFiles()).js];
  }
  const assets = assetsOf(group.getFiles());
  return Object.keys(languages).length > 0 ? { ...assets, languages } : assets;
}

/**
 * Writes what the web server must know of a build: `shell.json` for the host, the full descriptor `remote.json` for a
 * remote (docs/architecture/remotes.md, 'Registry and descriptor'). Files per page come from webpack's own chunk groups, so a
 * page can name exactly what a cold load fetches.
 */
class BuildReport {
  /** @param {{ kind: 'host' | 'remote', dir: string }} options */
  constructor({ kind, dir }) {
    this.kind = kind;
    this.dir = dir;
    this.dist = path.join(dir, 'dist');
    /** @type {Record<string, PageAssets>} */
    this.groups = {};
    /** @type {string | undefined} */
    this.mode = undefined;
    /** what the browser's build has not written the descriptor cannot tell */
    this.failed = false;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    this.mode = compiler.options.mode;
    compiler.hooks.done.tap(NAME, ({ compilation }) => {
      this.failed = compilation.errors.length > 0;
      if (this.failed) return;
      this.groups = {};
      for (const [name, group] of compilation.namedChunkGroups) this.groups[name] = withLanguages(group);
      if (this.kind === 'host') this.writeShell();
    });
  }

  /** The plugin for the server's build, which ends last. @returns {import('webpack').WebpackPluginInstance} */
  afterServerBuild() {
    return {
      apply: (compiler) => {
        compiler.hooks.done.tap(NAME, ({ compilation }) => {
          if (compilation.errors.length === 0 && !this.failed) this.writeDescriptor();
        });
      },
    };
  }

  writeShell() {
    const hashes = this.writeHashes(this.mode === 'production');
    compressFiles(this.dist, this.mode);
    const files = filesBelow(this.dist).filter(
      (name) => !name.startsWith('server/') && name !== 'shell.json' && !HOT_UPDATE.test(name),
    );
    const { main, ...chunks } = this.groups;
    const fonts = files.filter((name) => name.endsWith('.woff2'));
    this.write('shell.json', { version: this.contentHash(files), main, chunks, fonts, ...hashes });
  }

  /**
   * Writes the list of hashes.
   * @param {boolean} [hashed] whether its own name tells its content, as where no folder of a version does
   * @returns {{ files: Record<string, string>, hashes: { file: string, integrity: string } }} the list, and where it is
   */
  writeHashes(hashed = false) {
    const names = filesBelow(this.dist);
    for (const name of names) if (/^hashes\..*json/.test(name)) fs.rmSync(path.join(this.dist, name));
    const listed = names.filter((name) => /^(?!server\/).*\.(js|css)$/.test(name) && !HOT_UPDATE.test(name));
    const files = Object.fromEntries(listed.map((name) => [name, integrityOf(path.join(this.dist, name))]));
    const text = JSON.stringify(files);
    const mark = crypto.createHash('sha256').update(text).digest('hex').slice(0, 8);
    const file = hashed ? HASHES.replace('.', `.${mark}.`) : HASHES;
    fs.writeFileSync(path.join(this.dist, file), text);
    return { files, hashes: { file, integrity: integrityOf(path.join(this.dist, file)) } };
  }

  writeDescriptor() {
    this.writeHashes();
    compressFiles(this.dist, this.mode);
    /** @type {Source} */
    const source = JSON.parse(fs.readFileSync(path.join(this.dir, 'remote.json'), 'utf8'));
    const { version } = JSON.parse(fs.readFileSync(path.join(this.dir, 'package.json'), 'utf8'));
    const files = filesBelow(this.dist).filter((name) => name !== 'remote.json');
    const expose = this.groups['expose-pages'] ?? { js: [], css: [] };
    const pages = this.groupsOf('page-');
    const slots = this.groupsOf('slot-');
    this.checkNamed(
      source,
      'page',
      [...source.routes, ...(source.drawers ?? [])].map(({ page }) => page),
      pages,
    );
    this.checkNamed(
      source,
      'slot',
      (source.slots ?? []).map(({ place }) => place),
      slots,
    );
    this.checkBudgets(source, [...expose.js, 'remoteEntry.js'], pages, slots);
    this.write('remote.json', {
      ...source,
      ...(source.slots && { slots: source.slots.map(withProps) }),
      version: `${version}-${this.contentHash(files, JSON.stringify(source))}`,
      entry: 'remoteEntry.js',
      global: containerOf(source.name),
      server: 'server/server.js',
      assets: {
        entry: { js: ['remoteEntry.js', ...expose.js], css: expose.css },
        pages,
        ...(source.slots && { slots }),
      },
      files: Object.fromEntries(files.map((name) => [name, integrityOf(path.join(this.dist, name))])),
    });
  }

  /** @param {string} prefix @returns {Record<string, PageAssets>} by the rest of their names */
  groupsOf(prefix) {
    const found = Object.entries(this.groups).filter(([name]) => name.startsWith(prefix));
    return Object.fromEntries(found.map(([name, assets]) => [name.slice(prefix.length), assets]));
  }

  /**
   * @param {Source} source @param {'page' | 'slot'} kind @param {string[]} names @param {Record<string, PageAssets>} built
   * @throws BuildFault for what remote.json names and no chunk holds
   */
  checkNamed(source, kind, names, built) {
    const missing = names.find((name) => !built[name]);
    if (missing === undefined) return;
    throw new BuildFault(source.name, [
      `remote.json names the ${kind} '${missing}', and src/pages.ts has no import(/* webpackChunkName: "${kind}-${missing}" */ …) for it.`,
    ]);
  }

  /**
   * Holds each page and slot to the budget that the remote's own descriptor states: its entry and its scripts, Brotli.
   * @param {Source} source @param {string[]} entry @param {Record<string, PageAssets>} pages @param {Record<string, PageAssets>} slots
   */
  checkBudgets({ name, budget, slots: written = [] }, entry, pages, slots) {
    if (this.mode === 'development') return;
    /** @param {string} file */
    const bytesOf = (file) => fs.statSync(path.join(this.dist, `${file}.br`)).size;
    const parts = [
      ...Object.entries(pages).map(([page, { js }]) => ({ what: `page '${page}'`, js, most: budget.js })),
      ...written.map(({ place, budget: { js: most } }) => ({
        what: `slot '${place}'`,
        js: slots[place]?.js ?? [],
        most,
      })),
    ];
    for (const { what, js, most } of parts) {
      const bytes = [...new Set([...entry, ...js])].reduce((sum, file) => sum + bytesOf(file), 0);
      if (bytes <= most) continue;
      throw new BuildFault(name, [
        `the ${what} needs ${bytes} bytes of JavaScript, and the budget in remote.json is ${most}.`,
      ]);
    }
  }

  /** @param {string[]} files @param {string} [salt] @returns {string} ten hex digits that change with any file */
  contentHash(files, salt = '') {
    const hash = crypto.createHash('sha256').update(salt);
    for (const name of files) hash.update(name).update(integrityOf(path.join(this.dist, name)));
    return hash.digest('hex').slice(0, 10);
  }

  /** @param {string} name @param {unknown} content */
  write(name, content) {
    fs.writeFileSync(path.join(this.dist, name), `${JSON.stringify(content, null, 1)}\n`);
  }
}

module.exports = { BuildReport, containerOf };
