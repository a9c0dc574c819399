import path from 'node:path';
import type { OverlayOptions } from 'sharp';
import { LIGHT } from '@tessera/shared/brand';
import { loadSharp } from '../../infra/pictures/load-sharp';
import { MOST_PIXELS } from '../media/media.service';

/** What every network takes for a large preview. */
const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;
const MARGIN = 64;
/** The words stand beside the picture, which is a square. */
const WORDS_LEFT = CARD_HEIGHT + MARGIN;
const WORDS_WIDTH = CARD_WIDTH - WORDS_LEFT - MARGIN;
const GAP = 32;
/** A machine without fonts draws no letters at all: this one comes along. Beside migrations/, as those are. */
const FONT_FILE = path.join(
  __dirname,
  __dirname.endsWith('social-cards') ? '../../..' : '..',
  'fonts/newsreader-display-latin.ttf',
);
const FONT = 'Newsreader';
/** The shop's own colours (shared/src/styles/tokens.css). */
const { paper: PAPER, ink: INK, inkMuted: QUIET, accent: SALE } = LIGHT;

export interface CardContent {
  store: string;
  name: string;
  price: string;
  /** what it cost before the sale; null: there is none */
  before: string | null;
  /** the product's picture; null: it has none */
  picture: Buffer | null;
}

interface Words {
  markup: string;
  size: number;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
const coloured = (text: string, colour: string): string => `<span foreground="${colour}">${escape(text)}</span>`;

const LONGEST_NAME = 90;

/** Long names are written smaller, and cut where they would leave the card. */
function nameWords(name: string): Words {
  const shown = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;
  const size = shown.length <= 16 ? 64 : shown.length <= 36 ? 52 : 40;
  return { markup: coloured(shown, INK), size };
}

function priceWords({ price, before }: CardContent): Words {
  if (before === null) return { markup: coloured(price, INK), size: 40 };
  const struck = `<span foreground="${QUIET}" size="70%"><s>${escape(before)}</s></span>`;
  return { markup: `${coloured(price, SALE)}  ${struck}`, size: 40 };
}

/** Draws words on nothing; a point is a pixel. */
async function drawWords({ markup, size }: Words): Promise<{ data: Buffer; height: number }> {
  const text = { text: markup, font: `${FONT} ${size}`, fontfile: FONT_FILE, width: WORDS_WIDTH, rgba: true, dpi: 72 };
  const sharp = await loadSharp();
  const { data, info } = await sharp({ text: { ...text, wrap: 'word-char', spacing: 6 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

async function drawPicture(picture: Buffer | null): Promise<OverlayOptions[]> {
  if (!picture) return [];
  const sharp = await loadSharp();
  const input = await sharp(picture, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize(CARD_HEIGHT, CARD_HEIGHT, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toBuffer();
  return [{ input, left: 0, top: 0 }];
}

/** The picture that stands for a product where its address is shared: PNG, 1200 × 630. */
export async function drawCard(content: CardContent): Promise<Buffer> {
  const store = await drawWords({ markup: coloured(content.store.trim() || '–', QUIET), size: 28 });
  const name = await drawWords(nameWords(content.name.trim() || '–'));
  const price = await drawWords(priceWords(content));
  const left = content.picture ? WORDS_LEFT : MARGIN;
  // Name and price stand in the middle together, the store's name at the top.
  const top = Math.max(MARGIN + store.height + GAP, Math.round((CARD_HEIGHT - name.height - GAP - price.height) / 2));
  const words = [
    { input: store.data, left, top: MARGIN },
    { input: name.data, left, top },
    { input: price.data, left, top: top + name.height + GAP },
  ];
  const sharp = await loadSharp();
  const base = { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3 as const, background: PAPER };
  return sharp({ create: base })
    .composite([...(await drawPicture(content.picture)), ...words])
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();
}
