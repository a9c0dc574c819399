/** The field of the logo; it brings the library of pictures with it. */
export const importLogoField = () => import(/* webpackChunkName: "logo-field" */ './logo-field');
