/**
 * The script of the banner. It is no part of the shop: it stands in pages of `tessera dev` alone, and uses no style that the
 * page's Content-Security-Policy would refuse.
 * @param name the remote's
 * @param shop where the live version is
 */
export const bannerScript = (name: string, shop: string): string => `(() => {
  new EventSource('/dev/reloads').addEventListener('reload', () => location.reload());
  const banner = document.createElement('aside');
  banner.setAttribute('aria-label', 'Development');
  Object.assign(banner.style, { position: 'fixed', insetInlineStart: '0', insetBlockEnd: '0', zIndex: '2147483647',
    padding: '0.4rem 0.8rem', background: '#1d1a17', color: '#fff', font: '0.8rem system-ui' });
  const link = document.createElement('a');
  link.style.color = 'inherit';
  link.textContent = 'the shop as visitors see it';
  const point = () => { link.href = ${JSON.stringify(shop)} + location.pathname + location.search; };
  link.addEventListener('pointerdown', point);
  link.addEventListener('focus', point);
  point();
  banner.append(${JSON.stringify(`${name} comes from this machine · `)}, link);
  document.body.append(banner);
})();`;
