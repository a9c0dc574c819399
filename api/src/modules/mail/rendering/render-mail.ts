import { DARK, LIGHT } from '@tessera/shared/brand';
import type { Language, Texts } from '../../../core/languages';
import { escape } from './escape-html';
import type { MailBlock, MailContent, MailContext } from '../content/mail-content';
import { FONT } from './mail-font';
import { logoAsHtml, logoIds } from './render-logo';
import { goodsAsHtml, goodsAsText, pictureIds } from './render-goods';

/**
 * Colours twice: as attributes for programs that know no sheet, and in a sheet for those that have dark colours.
 * Nothing is fetched from anywhere, so that opening a mail tells nobody.
 */
const SHEET = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: ${DARK.paper} !important; }
    .card { background: ${DARK.surface} !important; }
    .text, .name { color: ${DARK.ink} !important; }
    .logo { padding: 8px 12px !important; border-radius: 6px !important; background: ${LIGHT.surface} !important; color: ${LIGHT.ink} !important; }
    .quiet, .quiet a { color: ${DARK.inkMuted} !important; }
    .action { background: ${DARK.accent} !important; color: ${DARK.onAccent} !important; }
    .quote { border-color: ${DARK.rule} !important; }
  }`;

/** The same content twice: for programs that show HTML and for those that show text. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** what the HTML shows as `cid:<id>`: by the picture's path */
  pictures: { cid: string; src: string; is_logo?: boolean }[];
}

/** A mail as it is sent, from its content. @param context of which shop it is, and in which language */
export function renderMail(content: MailContent, context: MailContext): RenderedMail {
  return {
    subject: oneLine(content.subject),
    html: htmlOf(content, context),
    text: textOf(content, context),
    pictures: [...logoIds(context.logo), ...pictureIds(content.body)],
  };
}

/** A subject with a line break in it would end the header. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function textOf({ body, reason }: MailContent, { store_name, public_url }: MailContext): string {
  const blocks = body.map((block) => {
    if (typeof block === 'string') return block;
    if ('quote' in block) return block.quote.replace(/^/gm, '> ');
    if ('goods' in block) return goodsAsText(block);
    return `${block.label}:\n${block.href}`;
  });
  return [...blocks, `--\n${store_name} · ${public_url}\n${reason}`, ''].join('\n\n');
}

function htmlOf({ subject, preview, body, reason }: MailContent, context: MailContext): string {
  const { store_name, public_url, language, logo } = context;
  const head = logo ? logoAsHtml(logo, store_name) : escape(store_name);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(oneLine(subject))}</title>
<style>${SHEET}</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:${LIGHT.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:${LIGHT.surface};border-radius:8px">
<tr><td style="padding:32px 32px 24px;text-align:left">
<p class="name" style="${FONT};margin:0 0 24px;font-size:18px;font-weight:700;color:${LIGHT.ink}">${head}</p>
${body.map((block) => blockOf(block, language)).join('\n')}
</td></tr>
</table>
<p class="quiet" style="${FONT};max-width:560px;margin:16px auto 0;font-size:13px;line-height:1.5;color:${LIGHT.inkMuted};overflow-wrap:anywhere">${reasonAsHtml(reason, public_url)}<br>
<a href="${escape(public_url)}/" style="color:${LIGHT.inkMuted}">${escape(store_name)}</a></p>
</td></tr>
</table>
</body>
</html>
`;
}

/** What ends a sentence, or stands around an address, is none of it. */
const AROUND = /[.,;:!?)\]}>»›"'“”‘’…]+$/u;

/**
 * The address at which one ends such mails is a link of its own; people cannot be asked to copy it. Staff may have written
 * it anywhere in the line, also beside another one of the shop.
 */
function reasonAsHtml(reason: string, public_url: string): string {
  const [before = '', ...rest] = reason.split(`${public_url}/`);
  const linked = rest.map((part) => {
    const [run = ''] = part.split(/\s/, 1);
    const way = run.replace(AROUND, '');
    const href = escape(`${public_url}/${way}`);
    return `<a href="${href}" style="color:${LIGHT.inkMuted}">${href}</a>${escape(part.slice(way.length))}`;
  });
  return escape(before) + linked.join('');
}

const OR_OPEN: Texts = { en: 'Or open this address:', de: 'Oder öffnen Sie diese Adresse:' };

function blockOf(block: MailBlock, language: Language): string {
  if (typeof block === 'string') {
    return `<p class="text" style="${FONT};margin:0 0 16px;font-size:16px;line-height:1.5;color:${LIGHT.ink};white-space:pre-line">${escape(block)}</p>`;
  }
  if ('quote' in block) {
    return `<blockquote class="text quote" style="${FONT};margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${LIGHT.rule};font-size:16px;line-height:1.5;color:${LIGHT.ink};white-space:pre-wrap;overflow-wrap:anywhere">${escape(block.quote)}</blockquote>`;
  }
  if ('goods' in block) return goodsAsHtml(block);
  const { label, href } = block;
  return `<p style="margin:24px 0 8px"><a class="action" href="${escape(href)}" style="${FONT};display:inline-block;padding:12px 24px;border-radius:6px;background:${LIGHT.accent};color:${LIGHT.onAccent};font-size:16px;font-weight:600;text-decoration:none">${escape(label)}</a></p>
<p class="quiet" style="${FONT};margin:0 0 16px;font-size:13px;line-height:1.5;color:${LIGHT.inkMuted};overflow-wrap:anywhere">${OR_OPEN[language]} <a href="${escape(href)}" style="color:${LIGHT.inkMuted}">${escape(href)}</a></p>`;
}
