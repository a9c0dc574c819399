export { AuthDialogHost } from './auth-dialog-host';
