import { useState } from 'react'
import type { Fees, FeesState } from './fees.ts'

const idle: FeesState = { status: 'idle' }

async function loadMoney() {
  const [{ CostMoney }, { CostRows }, { CostNotes }] = await Promise.all([
    import('./CostMoney.tsx'),
    import('./CostRows.tsx'),
    import('./CostNotes.tsx'),
  ])
  return { CostMoney, CostRows, CostNotes }
}

/** Fees of networks, asked for when somebody wants to know. What draws them comes with the first question: the page begins without it. */
export function useFees(): Fees & {
  /** Components that show what networks answered; undefined until they are asked. */
  readonly money: Awaited<ReturnType<typeof loadMoney>> | undefined
} {
  const [states, setStates] = useState<ReadonlyMap<number, FeesState>>(new Map())
  const [money, setMoney] = useState<Awaited<ReturnType<typeof loadMoney>>>()
  const change = (chainIds: readonly number[], state: FeesState) =>
    setStates((before) => new Map([...before, ...chainIds.map((id) => [id, state] as const)]))
  return {
    money,
    of: (chainId) => states.get(chainId) ?? idle,
    ask: async (chainIds) => {
      change(chainIds, { status: 'asking' })
      try {
        const [{ askFees }, loaded] = await Promise.all([import('./askFees.ts'), loadMoney()])
        setMoney(loaded)
        await askFees(chainIds, (chainId, answer) => change([chainId], answer))
      } catch {
        // A part of the page did not come, or its worker: nobody was asked.
        change(chainIds, { status: 'silent' })
      }
    },
  }
}
