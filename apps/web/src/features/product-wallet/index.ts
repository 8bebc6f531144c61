export { ProductWallet } from './ProductWallet.tsx'
