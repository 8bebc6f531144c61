import { isUnwrapped, type Manifest } from '@slotdrop/drops'
import type { ChainClient } from '../ports.ts'
import type { AuthoriseStep } from './AuthoriseStep.ts'
import { approvalRequest } from './approvalRequest.ts'
import { checkReadiness } from './checkReadiness.ts'
import { takenToken } from './takenToken.ts'

/**
 * Takes back what the distributor may still take of the sender's token; undefined when there is nothing. Other drops of the same token by
 * the same sender need their approval again afterwards.
 */
export async function fetchRevokeStep({
  client,
  manifest,
}: {
  client: ChainClient
  manifest: Manifest
}): Promise<AuthoriseStep | undefined> {
  const { allowance, problems } = await checkReadiness({ client, manifest })
  if (allowance === 0n || isUnwrapped(manifest.terms) || problems.some(({ kind }) => kind === 'rpc-on-other-chain'))
    return undefined
  return {
    kind: 'reset-allowance',
    token: takenToken(manifest),
    left: undefined,
    allowance: 0n,
    request: approvalRequest(manifest, 0n),
  }
}
