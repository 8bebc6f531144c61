import { useEffect, useState } from 'react'

/** A network that this site offers. */
export type Network = {
  readonly id: number
  readonly name: string
}

/** The networks of this site; undefined until they are known, none where the site does not answer. */
export function useNetworks(): readonly Network[] | undefined {
  const [networks, setNetworks] = useState<readonly Network[]>()
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      // The definitions of chains come after the page, not with it.
      const [{ toOfferedChains }, { fetchRuntimeConfig }] = await Promise.all([
        import('@slotdrop/chains'),
        import('../../chain/runtimeConfig.ts'),
      ])
      return toOfferedChains(await fetchRuntimeConfig()).map(({ id, name }) => ({ id, name }))
    }
    void read()
      .catch(() => [])
      .then((found) => isCurrent && setNetworks(found))
    return () => {
      isCurrent = false
    }
  }, [])
  return networks
}
