export { addDialogWallets, addQuietWallets, watchWallets } from './addWallets.ts'
export { ConnectDialog, type ConnectDialogProps } from './ConnectDialog.tsx'
