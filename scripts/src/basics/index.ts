/** What every command needs: where the repository is, words for the terminal, and mistakes that a person can put right. */
export { ROOT } from './paths';
export { say, since } from './progress';
export { messageOf, runMain, Trouble } from './trouble';
