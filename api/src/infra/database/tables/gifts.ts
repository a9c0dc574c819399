/** To whom a gift card goes that is bought. */
export interface Gift {
  email: string;
  name: string;
  message: string;
  /** YYYY-MM-DD; null: as soon as it is paid */
  send_on: string | null;
}

/** The same of one piece of what is in the cart; pieces are counted from 1. */
export interface ChosenGift extends Gift {
  variant_id: string;
  piece: number;
}
