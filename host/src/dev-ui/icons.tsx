import type { JSX } from 'react';
import { Icon, type IconName } from '@tessera/shared/ui';
import { Row } from './specimen/row';
import { Specimen } from './specimen/specimen';

/** Typed so that none can be left out. */
const SHOWN: Record<IconName, true> = {
  alert: true,
  'arrow-right': true,
  bag: true,
  check: true,
  'chevron-down': true,
  'chevron-left': true,
  'chevron-right': true,
  close: true,
  eye: true,
  contrast: true,
  'eye-off': true,
  info: true,
  menu: true,
  minus: true,
  plus: true,
  search: true,
  user: true,
};

export function Icons(): JSX.Element {
  return (
    <Specimen name="Icons">
      <Row>
        {Object.keys(SHOWN).map((name) => (
          // the keys are the names
          <Icon key={name} name={name as IconName} size={24} />
        ))}
      </Row>
    </Specimen>
  );
}
