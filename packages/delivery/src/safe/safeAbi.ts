import { parseAbi } from 'viem'

/** What is read of a Safe. */
export const safeAbi = parseAbi([
  'function VERSION() view returns (string)',
  'function nonce() view returns (uint256)',
  'function getThreshold() view returns (uint256)',
  'function getOwners() view returns (address[])',
  // Answered by the proxy itself.
  'function masterCopy() view returns (address)',
])
