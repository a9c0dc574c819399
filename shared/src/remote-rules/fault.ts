/** What a descriptor says wrong, and where: `routes.0.path`. */
export interface Fault {
  field: string;
  message: string;
}
