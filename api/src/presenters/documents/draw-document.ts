import type { Language } from '../../core/languages';
import { createSheet } from './sheet';
import type { Sheet } from './sheet';

export interface DrawOptions {
  /** false leaves the text readable in the file, for tests */
  compress?: boolean;
}

interface DocumentHead extends DrawOptions {
  title: string;
  author: string;
  language: Language;
  /** now, if left out */
  created?: Date;
}

/**
 * Makes a PDF of A4 pages.
 * @param draw gets what begins a sheet on a page of its own; each sheet counts its pages by itself
 */
export async function drawDocument(
  { title, author, language, created, compress = true }: DocumentHead,
  draw: (beginSheet: () => Sheet) => void | Promise<void>,
): Promise<Buffer> {
  // Loaded where something is drawn: the API's own process never does.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    compress,
    bufferPages: true,
    autoFirstPage: false,
    lang: language,
    info: { Title: title, Author: author, ...(created && { CreationDate: created }) },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => {
    document.on('error', reject);
    document.on('end', resolve);
  });
  await draw(() => {
    document.addPage();
    return createSheet(document);
  });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
