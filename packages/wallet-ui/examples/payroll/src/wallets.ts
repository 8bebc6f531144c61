import { injectedWallet, rabbyWallet, type WalletList } from '@slotdrop/wallet-ui/wallets'

/** The two wallets that the treasury of this app uses. */
export const payrollWallets: WalletList = [{ groupName: 'Payroll wallets', wallets: [rabbyWallet, injectedWallet] }]
