import { useRef, useState } from 'react'
import type { NetworkFees } from '../../workers/dropProtocol.ts'

/** What is known of a network's fees. */
export type FeesState =
  | { readonly status: 'idle' | 'asking' | 'silent' }
  | { readonly status: 'known'; readonly fees: NetworkFees }

/** Fees of a network, asked for when somebody wants to know. Only the answer to the last question is heeded. */
export function useFees() {
  const [state, setState] = useState<FeesState>({ status: 'idle' })
  const turn = useRef(0)
  return {
    state,
    ask: async (chainId: number) => {
      const own = ++turn.current
      setState({ status: 'asking' })
      const answer = await import('./askFees.ts')
        .then(({ askFees }) => askFees(chainId))
        .then(
          (fees): FeesState => ({ status: 'known', fees }),
          (): FeesState => ({ status: 'silent' }),
        )
      if (own === turn.current) setState(answer)
    },
    /** For another network nothing is known yet. */
    reset: () => {
      turn.current++
      setState({ status: 'idle' })
    },
  }
}
