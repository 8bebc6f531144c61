import { useState } from 'react'
import { useConfig } from 'wagmi'
import { getPublicClient } from 'wagmi/actions'
import { createNameResolver } from '@slotdrop/delivery'
import { type Fix, resolveNames } from '@slotdrop/drops'
import { useRuntime } from '../../account/index.ts'
import { useText } from '../../../i18n/index.ts'
import { useListClient } from './ListClientContext.ts'
import { messages } from '../messages.generated.ts'

/** Names are looked up where their registry is. */
const ensChainId = 1

/** Looks names of a list up, pinned to one block. What is found becomes one decision, which undo takes back. */
export function useNames(onFix: (fix: Fix) => void) {
  const t = useText(messages)
  const config = useConfig()
  const runtime = useRuntime()
  const client = useListClient()
  const [isLooking, setLooking] = useState(false)
  const [problem, setProblem] = useState<string>()

  const lookUp = async () => {
    setProblem(undefined)
    const chain = runtime?.chains.some(({ id }) => id === ensChainId)
      ? getPublicClient(config, { chainId: ensChainId })
      : undefined
    if (!chain || !client) {
      setProblem(t('namesNoEthereum'))
      return
    }
    setLooking(true)
    try {
      const blockNumber = await chain.getBlockNumber()
      const written = await client.ask('names', undefined)
      const found = await resolveNames(
        { names: () => [...written] },
        { resolver: createNameResolver(chain), blockNumber },
      )
      if (found) onFix(found)
    } catch {
      setProblem(t('namesNoAnswer'))
    } finally {
      setLooking(false)
    }
  }
  return { lookUp, isLooking, problem }
}
