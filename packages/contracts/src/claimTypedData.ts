/** EIP-712 types of a claim that anyone may submit (`claimBySig`). */
export const claimTypes = {
  Claim: [
    { name: 'dropId', type: 'bytes32' },
    { name: 'slot', type: 'uint256' },
    { name: 'row', type: 'uint256' },
    { name: 'to', type: 'address' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const

/** EIP-712 domain in which claims are signed. */
export function claimDomain(chainId: number, distributor: `0x${string}`) {
  return { name: 'Slotdrop', version: '1', chainId, verifyingContract: distributor } as const
}
