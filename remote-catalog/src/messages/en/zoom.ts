export const zoom = {
  title: (name: string) => `Pictures of ${name}`,
  close: 'Close',
  before: 'Previous picture',
  next: 'Next picture',
  larger: 'Enlarge',
  smaller: 'Whole picture',
  place: (place: number, count: number) => `${place} of ${count}`,
};
