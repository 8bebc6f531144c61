export { addDialogWallets, addQuietWallets } from './addWallets.ts'
export { ConnectDialog, type ConnectDialogProps } from './ConnectDialog.tsx'
