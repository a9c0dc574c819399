import type { JSX } from 'react';

const paths = {
  alert: 'M12 8v5m0 3.5v.01M10.3 4 2.8 17.2A2 2 0 0 0 4.5 20h15a2 2 0 0 0 1.7-2.8L13.7 4a2 2 0 0 0-3.4 0Z',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  bag: 'M5 8h14l1 12H4L5 8Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4',
  check: 'm4.5 12.5 5 5 10-11',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-left': 'm15 6-6 6 6 6',
  'chevron-right': 'm9 6 6 6-6 6',
  close: 'M5.5 5.5l13 13m0-13-13 13',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  contrast: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-18v18m0-13.5h6.5M12 11h8.9M12 14.5h8.6M12 18h6.5',
  'eye-off':
    'M4 4l16 16M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.5M6.3 7.7A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M9.9 9.9a3 3 0 0 0 4.2 4.2',
  info: 'M12 11v5.5m0-9v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  menu: 'M3.5 7h17m-17 5h17m-17 5h17',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  search: 'm20 20-4.3-4.3M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0',
};

export type IconName = keyof typeof paths;

export interface IconProps {
  name: IconName;
  /** edge in px */
  size?: number;
  className?: string;
}

/** A decorative line drawing; the control around it carries the name. */
export function Icon({ name, size = 20, className }: IconProps): JSX.Element {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
