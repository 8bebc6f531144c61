import type { Manifest } from '@slotdrop/drops'
import {
  encodeAbiParameters,
  encodeFunctionData,
  erc1155Abi,
  erc20Abi,
  type Hex,
  keccak256,
  numberToHex,
  type StateOverride,
  toHex,
} from 'viem'
import { isNodeTrouble, toDeliveryError } from './errors/index.ts'
import type { ChainClient } from './ports.ts'

/** Where compilers put mappings of common tokens: the first slots, and OpenZeppelin's ERC-20 namespace (ERC-7201). */
const candidates: readonly bigint[] = [
  ...Array.from({ length: 24 }, (_, slot) => BigInt(slot)),
  0x52c63247e1f47db19d5ce0460030c497f067ca4cebf71ba98eeadabe20bace01n,
]
/** Fits tokens that keep 96 bits. */
const plenty = 2n ** 95n

const placeOf = (owner: Hex, spender: Hex, slot: bigint): Hex => {
  const inner = keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [owner, slot]))
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [spender, inner]))
}

/**
 * A state in which the distributor is already approved, for trials before anything is signed; found by trying where the token keeps
 * its approvals. Undefined when the token hides them.
 */
export const findAllowanceOverride = async (
  client: ChainClient,
  { terms }: Pick<Manifest, 'terms'>,
): Promise<StateOverride | undefined> => {
  const { token, sender, distributor, standard } = terms
  if (standard === 'NATIVE') return []
  const args = [sender, distributor] as const
  const data =
    standard === 'ERC20'
      ? encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args })
      : encodeFunctionData({ abi: erc1155Abi, functionName: 'isApprovedForAll', args })
  const value = numberToHex(standard === 'ERC20' ? plenty : 1n, { size: 32 })
  for (const slot of candidates) {
    const override: StateOverride = [
      { address: token, stateDiff: [{ slot: placeOf(sender, distributor, slot), value }] },
    ]
    try {
      const answer = await client.call({ to: token, data, stateOverride: override })
      if (answer.data !== undefined && toHex(BigInt(answer.data), { size: 32 }) === value) return override
    } catch (error) {
      if (isNodeTrouble(error)) throw toDeliveryError(error)
    }
  }
  return undefined
}
