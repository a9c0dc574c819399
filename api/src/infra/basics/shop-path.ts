/** A page of the shop itself: not '//elsewhere.example.com', and nothing that a browser reads as that. */
export const isShopPath = (path: string): boolean => /^\/(?![/\\])\S*$/.test(path);
