import type { ApolloClient } from '@apollo/client'
import { problemSentence, silentServer } from '@slotdrop/api/messages'
import { getSlot, type Manifest } from '@slotdrop/drops'
import { BaseError } from '@slotdrop/errors'
import { sentenceOf } from '@slotdrop/messages'
import { hexToBytes } from 'viem'
import { toBase64 } from '../../../server-data/base64.ts'
import { messages } from '../messages.generated.ts'
import {
  AppendRowsDocument,
  CancelSealingDocument,
  CreateUploadDocument,
  type CreateUploadInput,
  MissingChunksDocument,
  SealingDocument,
  SealUploadDocument,
} from './UploadDrop.generated.ts'

/** The server refused; its sentence says why and what to do. */
export class UploadRefusedError extends BaseError {
  override readonly name = 'UploadRefusedError'
}

/** How far an upload is. */
export type UploadProgress = {
  readonly sentChunks: number
  readonly chunkCount: number
  /** Rows that the server has checked, once it has all of them; 0 while they wait for their turn. */
  readonly checkedRows?: number
}

/**
 * So many rounds may pass without the server lacking fewer chunks than ever before: another tab may send the same ones, a broken server
 * asks forever. It names a part of them at a time, so rounds that bring it further are not counted.
 */
const maxIdleRounds = 3

function inputOf(manifest: Manifest): CreateUploadInput {
  const { terms, token, title, rowCount, dropId } = manifest
  const { chainId, distributor, sender, standard, policy, safeTransfer, direct, round, slotSize } = terms
  return {
    chainId,
    distributor,
    sender,
    token: terms.token,
    standard,
    policy: policy === 'strict' ? 'STRICT' : 'SKIP',
    safeTransfer,
    direct,
    opensAtSeconds: `${terms.opensAtSeconds}`,
    closesAtSeconds: `${terms.closesAtSeconds}`,
    round: `${round}`,
    slotSize,
    symbol: token.symbol,
    tokenName: token.name,
    decimals: token.decimals,
    title,
    rowCount,
    dropId,
  }
}

/** How often the server is asked how far it is. */
const lookMilliseconds = 1_000

type UploadParameters = {
  readonly apollo: ApolloClient
  readonly manifest: Manifest
  readonly onProgress: (progress: UploadProgress) => void
  /** Ends it: what was sent stays on the server for a while, and nothing is sealed. */
  readonly signal?: AbortSignal | undefined
  /** Waits between two looks. */
  readonly pause?: (milliseconds: number) => Promise<void>
}

function pauseFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/**
 * Keeps a sealed list on the server, whatever its size: in numbered chunks that may be sent again, so that an upload that broke off goes on
 * where it was. The server computes root and id from what it got and refuses anything else; of a long list it says how far it is.
 *
 * @throws UploadRefusedError, the signal's reason, or what the data client throws
 */
export async function uploadDrop(parameters: UploadParameters): Promise<void> {
  const { apollo, manifest, onProgress, signal } = parameters
  const opened = (await apollo.mutate({ mutation: CreateUploadDocument, variables: { input: inputOf(manifest) } })).data
    ?.createUpload
  if (!opened) throw new UploadRefusedError(silentServer())
  if (opened.__typename === 'SavedDrop') return
  if (opened.__typename !== 'UploadOpened') throw new UploadRefusedError(problemSentence(opened))
  const { id, chunkCount, chunkSlots } = opened.upload
  let { missingChunks, missingChunkCount } = opened.upload
  let fewest = missingChunkCount
  for (let idleRounds = 0; missingChunks.length > 0;) {
    if (idleRounds === maxIdleRounds) throw new UploadRefusedError(sentenceOf(messages, 'uploadRepeats'))
    for (const chunk of missingChunks) {
      signal?.throwIfAborted()
      onProgress({ sentChunks: chunkCount - missingChunkCount, chunkCount })
      const from = chunk * chunkSlots
      const slots = Array.from({ length: Math.min(chunkSlots, manifest.slotCount - from) }, (_, slot) =>
        toBase64(hexToBytes(getSlot(manifest, from + slot).packed)),
      )
      // oxlint-disable-next-line no-await-in-loop -- one chunk after another keeps the page and the server at ease
      const answer = await apollo.mutate({
        mutation: AppendRowsDocument,
        variables: { input: { uploadId: String(id), chunk, slots } },
      })
      const appended = answer.data?.appendRows
      if (appended?.__typename !== 'RowsAppended')
        throw new UploadRefusedError(appended ? problemSentence(appended) : silentServer())
      missingChunkCount = appended.upload.missingChunkCount
    }
    // oxlint-disable-next-line no-await-in-loop -- which chunks are left is known when these are sent
    const { data } = await apollo.query({
      query: MissingChunksDocument,
      variables: { id: String(id) },
      fetchPolicy: 'network-only',
    })
    if (!data?.upload) throw new UploadRefusedError(sentenceOf(messages, 'uploadGone'))
    ;({ missingChunks, missingChunkCount } = data.upload)
    idleRounds = missingChunkCount < fewest ? 0 : idleRounds + 1
    fewest = Math.min(fewest, missingChunkCount)
  }
  onProgress({ sentChunks: chunkCount, chunkCount })
  const { data } = await apollo.mutate({ mutation: SealUploadDocument, variables: { id: String(id), publish: false } })
  const sealed = data?.sealUpload
  if (sealed?.__typename === 'SavedDrop') return
  if (sealed?.__typename !== 'SealingUnderWay')
    throw new UploadRefusedError(sealed ? problemSentence(sealed) : silentServer())
  await followSealing({ ...parameters, id: String(id), chunkCount })
}

/** Waits until the server has sealed the list, and has it stop when it is no longer wanted. */
async function followSealing({
  apollo,
  manifest,
  onProgress,
  signal,
  pause = pauseFor,
  id,
  chunkCount,
}: UploadParameters & { readonly id: string; readonly chunkCount: number }): Promise<void> {
  for (let checkedRows = 0, isGone = false; ;) {
    onProgress({ sentChunks: chunkCount, chunkCount, checkedRows })
    // oxlint-disable-next-line no-await-in-loop -- it is what is waited for
    await pause(lookMilliseconds)
    if (signal?.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- the last thing that is done
      const { data: answer } = await apollo.mutate({ mutation: CancelSealingDocument, variables: { id } })
      // Otherwise it may be sealed already, which the next look says.
      if (answer?.cancelSealing.__typename === 'SealingCancelled') signal.throwIfAborted()
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { data } = await apollo.query({
      query: SealingDocument,
      variables: { id, dropId: manifest.dropId },
      fetchPolicy: 'network-only',
    })
    if (data?.drop) return
    const sealing = data?.upload?.sealing
    // The server looks for the two one after the other: it may have become a drop in between, and the next look finds it.
    if (data && !sealing && !isGone) {
      isGone = true
      continue
    }
    if (!sealing) throw new UploadRefusedError(data ? sentenceOf(messages, 'uploadGone') : silentServer())
    if (sealing.state === 'CANCELLED') throw new UploadRefusedError(sentenceOf(messages, 'sealingCancelled'))
    if (sealing.state === 'FAILED')
      throw new UploadRefusedError(sealing.problem ? problemSentence(sealing.problem) : silentServer())
    isGone = false
    checkedRows = sealing.doneRows
  }
}
