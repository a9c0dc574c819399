/** What the key for commands is called on this keyboard: ⌘ on Apple's, Ctrl on the others. In a browser alone. */
export const commandKey = (): string => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl');
