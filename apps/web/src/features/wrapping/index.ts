export { WrapCoins } from './WrapCoins.tsx'
