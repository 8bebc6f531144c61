import { type Manifest, recipientsCsvChunks } from '@slotdrop/drops'
import { deviceDrafts } from './deviceDrafts.ts'
import { deviceSources } from './deviceSources.ts'
import type { DropMode } from './deviceStore.ts'
import { keepChoices } from './draftChoices.ts'

/**
 * Begins a draft that pays the recipients of a sealed list once more: the same token, rows and terms in the next round, with notes in the
 * order of its source file where those are here. Times that are over are left out, and its slots are planned anew. Its key.
 */
export async function duplicateDrop(
  manifest: Manifest,
  { mode, fileName, now = Date.now() }: { readonly mode: DropMode; readonly fileName: string; readonly now?: number },
): Promise<string> {
  const { dropId, terms, token, title } = manifest
  const source = await deviceSources.get(dropId).catch(() => undefined)
  const { chainId, standard, policy, safeTransfer, direct, round, opensAtSeconds, closesAtSeconds } = terms
  const toCome = (seconds: bigint) => (seconds > BigInt(Math.floor(now / 1000)) ? seconds : 0n)
  return deviceDrafts.begin(
    {
      token: JSON.stringify({ address: terms.token, chainId, standard, ...token }),
      input: [...recipientsCsvChunks(manifest, { source })].join(''),
      fileName,
      decisions: undefined,
      title,
      mode,
      choices: keepChoices({
        ...{ policy, safeTransfer, direct, round: round + 1n, slotSize: undefined },
        ...{ opensAtSeconds: toCome(opensAtSeconds), closesAtSeconds: toCome(closesAtSeconds) },
      }),
    },
    now,
  )
}
