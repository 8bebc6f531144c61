import type { ApolloClient } from '@apollo/client'
import { problemSentence, silentServer } from '@slotdrop/api/messages'
import type { Sentence } from '@slotdrop/messages'
import { toBase64 } from '../../server-data/base64.ts'
import type { DeviceDraft } from '../../device/deviceStore.ts'
import { ListTooLargeError, type PackedList } from '../../workers/packedList.ts'
import { AddListPartDocument, SaveDraftDocument } from './Drafts.generated.ts'
import { headOf, packHead } from './packDraft.ts'

/** Bytes of a part of a list, as the server counts them. */
const partBytes = 640_000

/** Rounds in which the server may name missing parts of one list; one that never ends is broken. */
const maxRounds = 3

/** What came of keeping a draft in an account. */
export type KeepOutcome =
  | { readonly kind: 'kept'; readonly revision: number; readonly keptAt: number }
  /** Another device kept it meanwhile; nothing was written over. */
  | { readonly kind: 'conflict'; readonly theirs: TheirDraft }
  /** It was deleted from the account meanwhile, or rested there too long. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'refused'; readonly reason: Sentence }

/** What an account has of a draft that was changed elsewhere. */
export type TheirDraft = {
  readonly revision: number
  readonly keptAt: number
  readonly rowCount: number
}

/** Packs a list; called once for as long as the list is the same. */
export type PackList = (input: string | Blob) => Promise<PackedList>

function chainOf(token: string): { chainId: number | null; symbol: string } {
  if (token === '') return { chainId: null, symbol: '' }
  const { chainId, symbol } = JSON.parse(token) as { chainId?: unknown; symbol?: unknown }
  return {
    chainId: typeof chainId === 'number' ? chainId : null,
    symbol: typeof symbol === 'string' ? symbol.slice(0, 200) : '',
  }
}

/**
 * Keeps a draft in the signed-in account. The list travels in parts, and only where the account does not have it yet: a decision costs
 * one small request.
 *
 * @throws what the data client throws
 */
export async function keepInAccount({
  apollo,
  draft,
  packList,
  onProgress,
  signal,
}: {
  readonly apollo: ApolloClient
  readonly draft: DeviceDraft
  readonly packList: PackList
  readonly onProgress: (progress: { readonly sentParts: number; readonly partCount: number }) => void
  readonly signal?: AbortSignal
}): Promise<KeepOutcome> {
  let list: PackedList | undefined
  let head: Uint8Array
  try {
    head = await packHead(headOf(draft))
    list = draft.input === undefined ? undefined : await packList(draft.input)
  } catch (error) {
    if (error instanceof ListTooLargeError) return { kind: 'too-large' }
    throw error
  }
  if (head.length > partBytes) return { kind: 'too-large' }
  const input = {
    id: draft.key,
    baseRevision: draft.account?.revision ?? 0,
    // What the list of drafts calls it; the draft itself says both.
    title: (draft.title.trim() || draft.fileName).slice(0, 1000),
    rowCount: draft.rowCount,
    ...chainOf(draft.token),
    head: toBase64(head),
    listHash: list?.hash ?? null,
    listBytes: list?.bytes.length ?? null,
  }
  const partCount = Math.ceil((list?.bytes.length ?? 0) / partBytes)
  for (let round = 0; round <= maxRounds; round++) {
    signal?.throwIfAborted()
    // oxlint-disable-next-line no-await-in-loop -- which parts are left is known when these are sent
    const { data } = await apollo.mutate({
      mutation: SaveDraftDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    })
    const answer = data?.saveDraft
    switch (answer?.__typename) {
      case 'SavedDraft':
        return { kind: 'kept', revision: answer.draft.revision, keptAt: Date.parse(answer.draft.updatedAt) }
      case 'DraftConflict': {
        const { revision, updatedAt, rowCount } = answer.draft
        return { kind: 'conflict', theirs: { revision, rowCount, keptAt: Date.parse(updatedAt) } }
      }
      case 'DraftNotFound':
        return { kind: 'gone' }
      case 'DraftTooLarge':
      case 'TooManyDrafts':
      case 'InvalidDraft':
        return { kind: 'refused', reason: problemSentence(answer) }
      case 'NotSignedIn':
        return { kind: 'signed-out' }
      case 'ListIncomplete':
        break
      default:
        return { kind: 'refused', reason: silentServer() }
    }
    if (!list) break
    const { missingParts } = answer
    for (const [index, part] of missingParts.entries()) {
      signal?.throwIfAborted()
      onProgress({ sentParts: partCount - missingParts.length + index, partCount })
      const bytes = list.bytes.subarray(part * partBytes, (part + 1) * partBytes)
      // oxlint-disable-next-line no-await-in-loop -- one part after another keeps the page and the server at ease
      const sent = await apollo.mutate({
        mutation: AddListPartDocument,
        variables: { input: { id: draft.key, listHash: list.hash, part, data: toBase64(bytes) } },
        fetchPolicy: 'no-cache',
      })
      const added = sent.data?.addListPart
      if (added?.__typename === 'NotSignedIn') return { kind: 'signed-out' }
      if (added?.__typename !== 'ListPartAdded')
        return { kind: 'refused', reason: added ? problemSentence(added) : silentServer() }
    }
  }
  return { kind: 'refused', reason: silentServer() }
}
