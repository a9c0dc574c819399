import { LIGHT } from '@tessera/shared/brand';
import { escape } from './escape-html';
import type { MailBlock, MailGoods, MailSum } from '../content/mail-content';
import { FONT } from './mail-font';

interface Goods {
  goods: MailGoods[];
  sums: MailSum[];
}

const TEXT = `${FONT};font-size:15px;line-height:1.4;color:${LIGHT.ink}`;
const QUIET = `${FONT};font-size:13px;line-height:1.4;color:${LIGHT.inkMuted}`;
const EDGE = 56;

/** The name under which a picture travels with a mail. */
function cidOf(src: string): string {
  return `${src.split('/').at(-1)?.split('.')[0] ?? 'picture'}@goods`;
}

/** Every picture that a mail shows, once. */
export function pictureIds(body: MailBlock[]): { cid: string; src: string }[] {
  const sources = body.flatMap((block) => (typeof block === 'object' && 'goods' in block ? block.goods : []));
  const found = new Map(sources.flatMap(({ picture }) => (picture === null ? [] : [[cidOf(picture), picture]])));
  return [...found].map(([cid, src]) => ({ cid, src }));
}

export function goodsAsText({ goods, sums }: Goods): string {
  const lines = goods.map(({ name, details, amount }) => [`${name}: ${amount}`, details].filter(Boolean).join('\n  '));
  return [...lines, '', ...sums.map(({ label, amount }) => `${label}: ${amount}`)].join('\n');
}

/** A table, because mail programs know little else; read out as a list of cells. */
export function goodsAsHtml({ goods, sums }: Goods): string {
  const pictures = goods.some(({ picture }) => picture !== null);
  const rows = goods.map((line) => rowOf(line, pictures)).join('\n');
  const totals = sums
    .map(({ label, amount, strong }) => {
      const weight = strong ? ';font-weight:700' : '';
      return `<tr><td colspan="2" class="text" style="${TEXT}${weight};padding:4px 0">${escape(label)}</td><td class="text" align="right" style="${TEXT}${weight};padding:4px 0;white-space:nowrap">${escape(amount)}</td></tr>`;
    })
    .join('\n');
  return `<table role="presentation" class="quote" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-top:1px solid ${LIGHT.rule}">
${rows}
<tr><td colspan="3" style="height:8px"></td></tr>
${totals}
</table>`;
}

/** Without any picture there is no column for them; a picture says nothing that its name beside it does not. */
function rowOf({ name, details, amount, picture }: MailGoods, pictures: boolean): string {
  const image =
    picture === null
      ? ''
      : `<img src="cid:${escape(cidOf(picture))}" alt="" width="${EDGE}" height="${EDGE}" style="display:block;border-radius:6px">`;
  const edge = `<td width="${EDGE + 12}" valign="top" style="padding:12px 12px 12px 0">${image}</td>`;
  return `<tr>
${pictures ? edge : ''}
<td${pictures ? '' : ' colspan="2"'} valign="top" class="text" style="${TEXT};padding:12px 12px 12px 0"><strong>${escape(name)}</strong>${details ? `<br><span class="quiet" style="${QUIET}">${escape(details)}</span>` : ''}</td>
<td valign="top" align="right" class="text" style="${TEXT};padding:12px 0;white-space:nowrap">${escape(amount)}</td>
</tr>`;
}
