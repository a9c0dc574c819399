export const page = {
  title: '__title__',
  intro: 'Eine Seite eines Teams mit eigenem Repository.',
  welcome: (shop: string) => `Willkommen bei ${shop}.`,
  thank: 'Danke sagen',
  thanks: (count: number) => (count === 1 ? 'Danke, einmal.' : `Danke, ${count}-mal.`),
};
