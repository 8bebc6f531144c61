import { readFile } from 'node:fs/promises'
import { EnvError } from '@slotdrop/config/env'
import { loadChecksum, readLabels } from '@slotdrop/drops'
import { toPlainName } from '@slotdrop/messages/format'
import { createStoredFile, hasTag, type StoredFile } from '../files/storedFile.ts'

/** A browser holds all of them in memory. */
const maxAddresses = 200_000
const maxLabelLength = 60
/** Bytes that count as one unit, as of other public files. */
const bytesPerUnit = 65_536
/** Bad lines that are named. */
const namedLines = 10

/** Labels of addresses that this deployment offers to leave out of lists, as they are answered. */
export type SiteLabels = {
  readonly file: StoredFile
  /** Units that an answer counts. */
  readonly units: number
}

function refuse(expected: string): EnvError {
  return new EnvError([{ variable: 'LABELS_FILE', expected }])
}

/**
 * Packs a label file as `{"labels": [["<label>", ["0x…", …]], …]}`. The last line of an address counts.
 *
 * @throws EnvError naming the bad lines. Nothing is used of a file with a bad line.
 */
export async function toSiteLabels(text: string): Promise<SiteLabels> {
  const { lines, badLines } = readLabels(text, await loadChecksum())
  if (badLines.length > 0) {
    const named = badLines.slice(0, namedLines).join(', ')
    throw refuse(
      `a CSV file with an address and a label in each line. These lines have no valid address or no label: ${named}${badLines.length > namedLines ? `, … (${badLines.length} in all)` : ''}. Correct or remove them, then start the server again`,
    )
  }
  const byAddress = new Map(lines.map(({ address, label }) => [address, toPlainName(label, maxLabelLength)]))
  if (byAddress.size === 0) throw refuse('a CSV file with an address and a label in each line. It has no line')
  if (byAddress.size > maxAddresses)
    throw refuse(`a CSV file of at most ${maxAddresses} addresses. It has ${byAddress.size}`)
  const byLabel = new Map<string, string[]>()
  for (const [address, label] of byAddress) {
    const addresses = byLabel.get(label)
    if (addresses) addresses.push(address)
    else byLabel.set(label, [address])
  }
  const bytes = Buffer.from(JSON.stringify({ labels: [...byLabel] }))
  const facts = { type: 'application/json; charset=utf-8', cacheControl: 'public, max-age=300' }
  return {
    file: createStoredFile(facts, async () => bytes),
    units: Math.ceil(bytes.length / bytesPerUnit),
  }
}

/** Reads the label file of this deployment. @throws EnvError */
export async function readSiteLabels(path: string): Promise<SiteLabels> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw refuse(`the path of a file that this server may read (${error.code ?? 'unreadable'})`)
  })
  return toSiteLabels(text)
}

/** GET `/api/labels`. */
export async function answerLabels(request: Request, labels: SiteLabels | undefined): Promise<Response> {
  if (!labels)
    return Response.json(
      { error: 'This site has no labels of addresses.' },
      { status: 404, headers: { 'cache-control': 'no-store' } },
    )
  const { type, cacheControl, get } = labels.file
  const { bytes, etag, encoding } = await get(request.headers.get('accept-encoding') ?? undefined)
  const headers = { etag, 'cache-control': cacheControl, vary: 'accept-encoding' }
  if (hasTag(request.headers.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'content-type': type,
      'content-length': `${bytes.length}`,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  })
}
