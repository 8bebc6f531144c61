export { encodePacked } from 'viem'
