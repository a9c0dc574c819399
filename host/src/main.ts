import '@tessera/shared/styles/reset.css';
import '@tessera/shared/styles/tokens.css';
import '@tessera/shared/styles/fonts.css';
import { start } from './start';

start();
