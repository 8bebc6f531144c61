import { useState } from 'react'
import { keepOwnNode, type OwnNodeKept } from '../../chain/keepOwnNode.ts'

/** Keeps or removes a custom node and loads the page again, as the content policy that admits nodes comes with the document. */
export function useKeepNode() {
  const [state, setState] = useState<'ready' | 'asking' | OwnNodeKept>('ready')
  const keep = async (...[chainId, node]: Parameters<typeof keepOwnNode>) => {
    setState('asking')
    const kept = await keepOwnNode(chainId, node)
    setState(kept)
    if (kept !== 'kept') return
    history.replaceState(history.state, '', '#networks')
    location.reload()
  }
  return {
    keep,
    isBusy: state === 'asking' || state === 'kept',
    problem: state === 'failed' || state === 'no-cookies' ? state : undefined,
    forgetProblem: () => setState('ready'),
  }
}
