import { isUnwrapped, type Manifest, takesErc20 } from '@slotdrop/drops'
import { type OpenDrop, sumNeeds } from '../allowance/OpenDrop.ts'
import type { ChainClient } from '../ports.ts'
import type { AuthoriseStep } from './AuthoriseStep.ts'
import { approvalRequest } from './approvalRequest.ts'
import { checkReadiness } from './checkReadiness.ts'
import { isAccepted } from './isAccepted.ts'
import { takenToken } from './takenToken.ts'

/**
 * Takes back what the distributor may still take of the sender's token beyond what other open drops need; undefined when there is nothing.
 * Where the token knows no such amount, as collections and tokens like USDT, all of it is taken back: the step names the drops that need an
 * approval of their own again then.
 *
 * @throws DeliveryError when the chain can't be asked
 */
export async function fetchRevokeStep({
  client,
  manifest,
  others = [],
}: {
  readonly client: ChainClient
  readonly manifest: Manifest
  /** Open drops that share the approval (`fetchOpenDrops`). */
  readonly others?: readonly OpenDrop[] | undefined
}): Promise<AuthoriseStep | undefined> {
  const { terms } = manifest
  const { allowance, problems } = await checkReadiness({ client, manifest })
  if (allowance === 0n || isUnwrapped(terms) || problems.some(({ kind }) => kind === 'rpc-on-other-chain'))
    return undefined
  const needs = takesErc20(terms) ? sumNeeds(others) : 0n
  if (takesErc20(terms) && others.length > 0 && allowance <= needs) return undefined
  const request = approvalRequest(manifest, needs)
  const isKept = needs > 0n && (await isAccepted(client, terms.sender, request))
  return {
    ...{ kind: 'reset-allowance', token: takenToken(manifest), left: undefined, others },
    allowance: isKept ? needs : 0n,
    request: isKept ? request : approvalRequest(manifest, 0n),
  }
}
