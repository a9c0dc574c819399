export const slot = {
  hello: 'Von einem anderen Team.',
  press: 'Vormerken',
  noted: 'Vorgemerkt.',
};
