import { type Address, isUnwrapped, type Manifest, takesErc20 } from '@slotdrop/drops'
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
import { hasCode, isNodeTrouble, toDeliveryError } from '../errors/index.ts'
import type { ChainClient } from '../ports.ts'

/** Where compilers put mappings of common tokens: the first slots, and OpenZeppelin's ERC-20 namespace (ERC-7201). */
const namespace = 0x52c63247e1f47db19d5ce0460030c497f067ca4cebf71ba98eeadabe20bace01n
const candidates: readonly bigint[] = [...Array.from({ length: 24 }, (_, slot) => BigInt(slot)), namespace]
/** Fits tokens that keep 96 bits. */
const trialAmount = 2n ** 95n

function placeOfOwner(owner: Hex, slot: bigint): Hex {
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [owner, slot]))
}

function placeOf(owner: Hex, spender: Hex, slot: bigint): Hex {
  return keccak256(
    encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [spender, placeOfOwner(owner, slot)]),
  )
}

// JSON-RPC 2.0, section 5.1.
const METHOD_NOT_FOUND = -32_601
const INVALID_PARAMS = -32_602

/** The first of these states in which a token answers `value`. */
async function findState(
  client: ChainClient,
  { token, data, value }: { token: Address; data: Hex; value: Hex },
  places: readonly Hex[],
): Promise<StateOverride | undefined> {
  for (const slot of places) {
    const override: StateOverride = [{ address: token, stateDiff: [{ slot, value }] }]
    try {
      const answer = await client.call({ to: token, data, stateOverride: override })
      if (answer.data !== undefined && toHex(BigInt(answer.data), { size: 32 }) === value) return override
    } catch (error) {
      // A node that takes no other state for a call has no place to find.
      if (hasCode(error, [METHOD_NOT_FOUND, INVALID_PARAMS])) return undefined
      if (isNodeTrouble(error)) throw toDeliveryError(error)
    }
  }
  return undefined
}

/**
 * A state in which the sender holds enough of an ERC-20, so that rows can be tried before the tokens are there. OpenZeppelin's namespace
 * has balances one place before approvals. Undefined when they are not found.
 */
export async function findBalanceOverride(
  client: ChainClient,
  { terms: { token, sender, standard } }: Pick<Manifest, 'terms'>,
): Promise<StateOverride | undefined> {
  const found = await findState(
    client,
    {
      token,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [sender] }),
      value: numberToHex(trialAmount, { size: 32 }),
    },
    [...candidates, namespace - 1n].map((slot) => placeOfOwner(sender, slot)),
  )
  // A wrapped coin is trusted with as many coins: where few were wrapped, it has too few to pay out.
  return standard === 'NATIVE' ? found?.map((each) => ({ ...each, balance: trialAmount })) : found
}

/** Several states as one: changes of the same account stand together. */
export function mergeOverrides(...overrides: readonly StateOverride[]): StateOverride {
  const byAddress = new Map<string, StateOverride[number]>()
  for (const each of overrides.flat()) {
    const known = byAddress.get(each.address.toLowerCase())
    const stateDiff = [...(known?.stateDiff ?? []), ...(each.stateDiff ?? [])]
    // Sound: both parts are overrides of this very account.
    byAddress.set(each.address.toLowerCase(), {
      ...known,
      ...each,
      ...(stateDiff.length > 0 ? { stateDiff } : {}),
    } as StateOverride[number])
  }
  return [...byAddress.values()]
}

/**
 * A state in which the distributor is already approved, for trials before anything is signed; found by trying where the token keeps
 * its approvals. Undefined when they are not found.
 */
export async function findAllowanceOverride(
  client: ChainClient,
  { terms }: Pick<Manifest, 'terms'>,
): Promise<StateOverride | undefined> {
  const { token, sender, distributor } = terms
  if (isUnwrapped(terms)) return []
  const args = [sender, distributor] as const
  const data = takesErc20(terms)
    ? encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args })
    : encodeFunctionData({ abi: erc1155Abi, functionName: 'isApprovedForAll', args })
  const value = numberToHex(takesErc20(terms) ? trialAmount : 1n, { size: 32 })
  return findState(
    client,
    { token, data, value },
    candidates.map((slot) => placeOf(sender, distributor, slot)),
  )
}
