/** What every command needs: where the repository is, words for the terminal, and mistakes that a person can put right. */
export { ROOT } from './paths';
export { say, since } from './progress';
export { sampleAddress } from './sample-address';
export { integrityOf, sampleDescriptor } from './sample-descriptor';
export { messageOf, runMain, Trouble } from './trouble';
