/** Kept per browser: 'icons' shows the rail without words. */
export const RAIL_KEY = 'admin-rail';

/**
 * Runs before the first paint of the back office's pages, so that the rail does not shrink before the eyes. Part of their
 * head by its hash; shoppers' pages do not have it.
 */
export const railScript = `try{if(localStorage.getItem('${RAIL_KEY}')==='icons')document.documentElement.dataset.rail='icons'}catch(e){}`;
