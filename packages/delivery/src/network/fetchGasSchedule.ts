import { type GasSchedule, getChainFacts, getGasSchedule, getGasScheduleOf } from '@slotdrop/chains'
import { hexToBigInt, size } from 'viem'
import type { ChainClient } from '../ports.ts'

/** Creation code that answers with the gas of storing 1 in an empty slot: GAS, SSTORE(0, 1), GAS, SUB, RETURN. */
const slotProbe = '0x5a60016000555a900360005260206000f3'
/** Below every chain's cap, so that EIP-8037 takes all of it from what the GAS opcode counts. */
const probeGas = 1_000_000n

/** What is read of the answer to `eth_config` (EIP-7910). */
type EthConfig = {
  Method: 'eth_config'
  Parameters?: undefined
  ReturnType: { current?: { activationTime?: unknown } | null } | null
}

/**
 * The gas schedule that a chain's node uses now: by the measured price of a new storage slot; else by the activation time of its current fork
 * (EIP-7910) and the known date of the chain; else by that date alone.
 */
export async function fetchGasSchedule(client: ChainClient, chainId: number): Promise<GasSchedule> {
  const measured = await measureSlotGas(client)
  if (measured !== undefined) return getGasScheduleOf(measured)
  // Without a date no time tells anything.
  if (getChainFacts(chainId).amsterdamFrom === undefined) return 'osaka'
  return getGasSchedule(chainId, (await fetchForkTime(client)) ?? (await client.getBlock()).timestamp)
}

async function measureSlotGas(client: ChainClient): Promise<bigint | undefined> {
  try {
    const { data } = await client.call({ data: slotProbe, gas: probeGas })
    if (data === undefined || size(data) !== 32) return undefined
    const gas = hexToBigInt(data)
    return gas > 0n && gas < probeGas ? gas : undefined
  } catch {
    return undefined
  }
}

async function fetchForkTime(client: ChainClient): Promise<bigint | undefined> {
  try {
    const config = await client.request<EthConfig>({ method: 'eth_config' })
    const time = config?.current?.activationTime
    return typeof time === 'number' && Number.isSafeInteger(time) && time >= 0 ? BigInt(time) : undefined
  } catch {
    return undefined
  }
}
