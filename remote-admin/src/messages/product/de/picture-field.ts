export const pictureField = { choose: 'Aus der Mediathek wählen' };
