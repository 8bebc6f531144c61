export { useAccount } from 'wagmi'
