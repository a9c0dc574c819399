import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A zip of these files, by their paths; each with a comment. */
export async function aZip(files: Readonly<Record<string, Buffer>>, fileComment = ''): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('/')) zip.addEmptyDirectory(name);
    else {
      // yazl's types do not know the comment of a file
      const options = { compress: content.length > 0, fileComment };
      zip.addBuffer(content, name, options);
    }
  }
  zip.end();
  return buffer(zip.outputStream);
}
