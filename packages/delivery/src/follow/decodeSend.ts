import { slotDistributorAbi } from '@slotdrop/contracts'
import { type Address, type Hex, type Manifest, toDropStruct } from '@slotdrop/drops'
import { decodeFunctionData, isAddressEqual } from 'viem'

/** Whether the first argument of a call names this very drop. */
function isDrop(manifest: Manifest, drop: object): boolean {
  const found = new Map(Object.entries(drop))
  return Object.entries(toDropStruct(manifest)).every(
    ([name, value]) => String(found.get(name)).toLowerCase() === String(value).toLowerCase(),
  )
}

/**
 * Rows that a transaction asks the distributor to pay of a drop, by slot, and the gas of each; undefined when it is no such call. What stands behind the
 * arguments, such as the attribution of a wallet (ERC-8021), does not count.
 */
export function decodeSend(
  manifest: Manifest,
  { to, input }: { readonly to: Address | null; readonly input: Hex },
): { readonly masks: Map<number, bigint>; readonly rowGas: bigint } | undefined {
  if (to === null || !isAddressEqual(to, manifest.terms.distributor)) return undefined
  try {
    const { functionName, args } = decodeFunctionData({ abi: slotDistributorAbi, data: input })
    if (functionName !== 'send' || !isDrop(manifest, args[0])) return undefined
    const [, , rowGas, slots] = args
    return { masks: new Map(slots.map(({ index, mask }) => [Number(index), mask])), rowGas }
  } catch {
    return undefined
  }
}
