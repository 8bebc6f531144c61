import { getChainFacts } from './chainFacts.ts'

/** How a chain prices new state. `osaka` is the price of that fork and of all before it; `amsterdam` that of EIP-8037. */
export type GasSchedule = 'osaka' | 'amsterdam'

/** Units of gas that storing a value in an empty slot takes, beside the access to it. */
export const newSlotGas: Readonly<Record<GasSchedule, bigint>> = {
  osaka: 20_000n,
  // 2,900 for the write and 97,920 for 64 bytes of new state.
  amsterdam: 100_820n,
}

/** The schedule that holds on a chain at a time in seconds, by the known dates. The answer of a node goes before it. */
export function getGasSchedule(chainId: number, seconds: bigint): GasSchedule {
  const { amsterdamFrom } = getChainFacts(chainId)
  return amsterdamFrom !== undefined && Number(seconds) * 1000 >= Date.parse(amsterdamFrom) ? 'amsterdam' : 'osaka'
}

/** The schedule whose price is nearest to what storing a value in an empty slot took, in units of gas. */
export function getGasScheduleOf(measuredSlotGas: bigint): GasSchedule {
  return 2n * measuredSlotGas > newSlotGas.osaka + newSlotGas.amsterdam ? 'amsterdam' : 'osaka'
}
