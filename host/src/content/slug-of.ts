/** The name of a text is its address without the slash: `/size-guide` is `size-guide`. */
export const slugOf = (pathname: string): string => pathname.slice(1);
