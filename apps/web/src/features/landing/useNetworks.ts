import type { DatedSchedule } from '../../chain/gasFork.ts'
import { createLiveValue } from '../../workers/liveValue.ts'
import { useLiveValue } from '../../workers/useLiveValue.ts'

/** A network that this site offers. */
export type Network = DatedSchedule & {
  readonly id: number
  readonly name: string
  /** Address of its sign, which asks nobody. */
  readonly iconUrl: string
}

async function fetchNetworks(): Promise<readonly Network[]> {
  // The definitions of chains come after the page, not with it.
  const [{ getChainFacts, getChainIconUrl, getGasSchedule, toOfferedChains }, { fetchRuntimeConfig }] =
    await Promise.all([import('@slotdrop/chains'), import('../../chain/runtimeConfig.ts')])
  const seconds = BigInt(Math.floor(Date.now() / 1000))
  return toOfferedChains(await fetchRuntimeConfig()).map(({ id, name }) => ({
    id,
    name,
    iconUrl: getChainIconUrl(id),
    gasSchedule: getGasSchedule(id, seconds),
    amsterdamFrom: getChainFacts(id).amsterdamFrom,
  }))
}

const networks = createLiveValue<readonly Network[] | undefined>(undefined, (set) => {
  fetchNetworks()
    .catch(() => [])
    .then((found) => set(() => found))
})

/** The networks of this site; undefined until they are known, none where the site does not answer. */
export function useNetworks(): readonly Network[] | undefined {
  return useLiveValue(networks)
}
