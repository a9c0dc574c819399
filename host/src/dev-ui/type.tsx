import type { JSX } from 'react';
import { Specimen } from './specimen/specimen';

export function Type(): JSX.Element {
  return (
    <Specimen name="Type">
      <h3>A heading of the third level, long enough that it has to take two lines on a narrow screen</h3>
      <h4>A heading of the fourth level</h4>
      <p>
        Text in the reading size with <a href="/">a link</a>, <strong>weight</strong>, <em>stress</em>,{' '}
        <code>code</code> and <small>small print</small>. 0123456789 ÄÖÜ äöü ß é ñ ¿ “ ” – €
      </p>
      <ul>
        <li>First of a list</li>
        <li>Second of a list</li>
      </ul>
    </Specimen>
  );
}
