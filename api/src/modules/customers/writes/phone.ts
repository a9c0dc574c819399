/** As the forms of addresses have it (shared/forms). */
export const PHONE = /^\+?[\d\s().\-/]{5,}$/;
