import type { ApolloClient } from '@apollo/client'
import { fromBase64 } from '../../server-data/base64.ts'
import type { DeviceDraft } from '../../device/deviceStore.ts'
import { unpackInWorker } from '../../workers/packInWorker.ts'
import { DraftHeadDocument, DraftPartDocument, type DraftPartQuery } from './Drafts.generated.ts'
import { UnreadableDraftError, unpackDraft } from './packDraft.ts'

/**
 * A draft as the signed-in account keeps it; undefined when it keeps none under this key.
 *
 * @throws UnreadableDraftError, or what the data client throws
 */
export async function fetchFromAccount({
  apollo,
  key,
  owner,
  onProgress,
  unpackList = unpackInWorker,
  now = Date.now(),
}: {
  readonly apollo: ApolloClient
  readonly key: string
  readonly owner: string
  readonly onProgress?: (progress: { readonly readParts: number; readonly partCount: number }) => void
  readonly unpackList?: typeof unpackInWorker
  readonly now?: number
}): Promise<DeviceDraft | undefined> {
  const { data } = await apollo.query({
    query: DraftHeadDocument,
    variables: { id: key },
    fetchPolicy: 'no-cache',
  })
  const found = data?.draft
  if (!found) return undefined
  const { head, listHash, partCount, revision, rowCount, updatedAt } = found
  const parts: Uint8Array[] = []
  for (let part = 0; part < partCount; part++) {
    onProgress?.({ readParts: part, partCount })
    // oxlint-disable-next-line no-await-in-loop -- one part after another keeps the page and the server at ease
    const answer: { data?: DraftPartQuery | undefined } = await apollo.query({
      query: DraftPartDocument,
      variables: { id: key, part },
      fetchPolicy: 'no-cache',
    })
    const { listPart, listHash: hash } = answer.data?.draft ?? {}
    // Another device changed the list in between: what is here would be half of each.
    if (!listPart || hash !== listHash) throw new UnreadableDraftError()
    parts.push(fromBase64(listPart))
  }
  // None of them is shared memory: each was decoded from text.
  const bytes = new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer())
  const content = await unpackDraft(
    fromBase64(head),
    listHash === null ? undefined : { hash: listHash, bytes },
    unpackList,
  )
  const keptAt = Date.parse(updatedAt)
  return {
    ...content,
    key,
    rowCount,
    changedAt: keptAt,
    openedAt: now,
    account: { owner, revision, keptAt, changedAt: keptAt },
  }
}
