export { getAddress } from 'viem/utils'
export { other } from './other.ts'
