export { keccak256 } from 'viem'
