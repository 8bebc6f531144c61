export { publicActions } from 'viem'
