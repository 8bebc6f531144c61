import { freezeManifest, type Manifest } from '@slotdrop/drops'
import type { Address } from 'viem'
import { makeRows, testTerms } from '../test/makeManifest.ts'
import { askServer, sealOnServer } from '../test/serverProcess.ts'
import { appendRowsOperation, createUploadOperation, toChunk, toUploadInput } from '../test/upload.ts'

/** A list of a sender; `round` tells lists of one sender apart. */
export function makeList(sender: Address, rowCount: number, round: number): Promise<Manifest> {
  return freezeManifest({
    title: 'Bench',
    terms: { ...testTerms, sender, round: BigInt(round) },
    token: { symbol: 'B', name: 'Bench', decimals: 18 },
    rows: makeRows(rowCount, BigInt(round) * 10_000_000n),
  })
}

type Upload = { id: string; chunkSlots: number; chunkCount: number; missingChunks: number[] }

/**
 * Uploads what is missing of a list, three chunks at a time, and publishes it. Rejects when the connection breaks: what was
 * acknowledged is not sent again by the next call.
 *
 * @param onChunk called after each chunk with the part that is done
 */
export async function uploadDrop(
  { url, cookie }: { url: string; cookie: string },
  manifest: Manifest,
  onChunk: (done: number) => void = () => {},
): Promise<void> {
  const { createUpload } = await askServer(url, cookie, createUploadOperation, { input: toUploadInput(manifest) })
  const upload = createUpload?.['upload'] as Upload | undefined
  // It is there already.
  if (!upload) return
  const queue = [...upload.missingChunks]
  let left = queue.length
  const send = async () => {
    for (let chunk = queue.shift(); chunk !== undefined; chunk = queue.shift()) {
      const slots = toChunk(manifest, chunk, upload.chunkSlots)
      await askServer(url, cookie, appendRowsOperation, { input: { uploadId: upload.id, chunk, slots } })
      left -= 1
      onChunk((upload.chunkCount - left) / upload.chunkCount)
    }
  }
  const outcomes = await Promise.allSettled([send(), send(), send()])
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
  // Refused, were the rows to give another id.
  await sealOnServer(url, cookie, { id: upload.id, dropId: manifest.dropId })
}
