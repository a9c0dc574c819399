import { ANNOUNCEMENT_KEY } from './announcement-text';

/**
 * Runs before the first paint, so that what was put away takes no room that it would give back. Part of the page's head by
 * its hash; '' where nothing is announced.
 * @param text what the page announces
 */
export function announcementScript(text: string): string {
  if (!text) return '';
  // JSON that cannot end the script element it stands in
  const words = JSON.stringify(text).replaceAll('<', '\\u003c');
  return `try{if(sessionStorage.getItem('${ANNOUNCEMENT_KEY}')===${words})document.documentElement.dataset.announcement='off'}catch(e){}`;
}
