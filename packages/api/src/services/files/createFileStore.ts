import { and, desc, eq, lte, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { readPrimary, type PublicReader } from '../../database/replicas/publicReader.ts'
import { dropFileParts, dropFiles, drops } from '../../database/schema.ts'
import { runForAll } from '../../database/statementSignal.ts'
import { DropVanishedError } from '../../errors.ts'
import { type DropRecord, isDropRecord } from '../drops/dropRecord.ts'
import { writeManifestParts } from '../drops/writeManifest.ts'
import { takeTurn } from '../takeTurn.ts'
import { createCache } from './createCache.ts'
import { addToCrc, gzipExtraBytes, gzipHead, gzipTail, packPart, unpackPart } from '../../database/packedParts.ts'
import { writeShardIndex } from './writeShardIndex.ts'

/** Files that follow from a drop as a whole. Its shards are slots as they are stored. */
export type FileKind = 'manifest' | 'index'

/** A file that is whole. Sizes in bytes. */
type FileFacts = {
  readonly attempt: string
  readonly partCount: number
  readonly size: number
  /** As gzip. */
  readonly packedSize: number
  readonly crc: number
}

/** Files of drops, written once and kept compressed: what is sent is what is stored. */
export type FileStore = {
  /** The facts of a file that is whole, `null` for one that is not yet: reading it writes it. */
  readonly findFacts: (drop: DropRecord, kind: FileKind) => Promise<FileFacts | null>
  /**
   * The file from its start, as gzip or plain. Where it is not whole yet, it is written, once for all who ask, and read as
   * far as it has come.
   */
  readonly read: (
    drop: DropRecord,
    kind: FileKind,
    encoding: 'gzip' | 'plain',
  ) => AsyncGenerator<Uint8Array<ArrayBuffer>>
  /** A file that is whole and small, as gzip in one piece; `null` for every other: `read` it. */
  readonly readWhole: (drop: DropRecord, kind: FileKind) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Plain bytes from `from` up to and without `to`. */
  readonly readRange: (
    drop: DropRecord,
    kind: FileKind,
    range: { readonly from: number; readonly to: number },
  ) => AsyncGenerator<Uint8Array<ArrayBuffer>>
  /** The whole file as text: for small ones. */
  readonly readText: (drop: DropRecord, kind: FileKind, signal?: AbortSignal) => Promise<string>
  /** Waits until a file is whole, and writes it if need be. */
  readonly ensure: (drop: DropRecord, kind: FileKind) => Promise<FileFacts>
}

type Part = { readonly start: number; readonly size: number; readonly data: Uint8Array<ArrayBuffer> }

/** A file that is being written here. */
type Writing = {
  readonly attempt: string
  /** Waits until a part is stored; `false` when the file ended before it. */
  readonly waitFor: (part: number) => Promise<boolean>
  readonly whole: Promise<FileFacts>
}

/** Compressed bytes of parts that are held in memory. */
const maxCachedBytes = 32 * 1024 * 1024
const maxCachedFacts = 10_000
/** Milliseconds after which a cached file is checked for a newer version: an operator may have removed the drop's title. */
const maxFactsAgeMs = 60_000

/** The largest file, compressed, that is sent in one piece; such files are held in memory up to so many bytes. */
const maxWholeBytes = 1024 * 1024
const maxWholeCachedBytes = 32 * 1024 * 1024

/**
 * Creates the store of one process. Any number of processes may share a database.
 *
 * @param parameters `readPublic`: where files are read; they are written, and what has to be known for that is read, in `db`.
 */
export function createFileStore(parameters: {
  db: Database
  readPublic?: (() => PublicReader) | undefined
}): FileStore {
  const { db, readPublic = () => readPrimary(db) } = parameters
  const factsCache = createCache<FileFacts>({ maxWeight: maxCachedFacts, weightOf: () => 1, ttlMs: maxFactsAgeMs })
  const partCache = createCache<Part>({ maxWeight: maxCachedBytes, weightOf: ({ data }) => data.length })
  const wholeCache = createCache<Uint8Array<ArrayBuffer>>({
    maxWeight: maxWholeCachedBytes,
    weightOf: ({ length }) => length,
  })
  const writings = new Map<string, Writing>()

  const findFacts = (drop: DropRecord, kind: FileKind) =>
    factsCache.get(`${drop.ref}:${kind}`, () => readPublic().find((from) => selectFacts(from, drop.ref, kind)))

  const write = (drop: DropRecord, kind: FileKind): Writing => {
    const key = `${drop.ref}:${kind}`
    const begun = writings.get(key)
    if (begun) return begun
    const writing = runForAll(() => startWriting(db, drop, kind))
    writings.set(key, writing)
    const forget = () => void writings.delete(key)
    writing.whole.then(forget, forget)
    return writing
  }

  const findPart = (drop: DropRecord, kind: FileKind, attempt: string, part: number) =>
    partCache.get(`${drop.ref}:${kind}:${attempt}:${part}`, () =>
      readPublic().find((from) => selectPart(from, drop.ref, kind, { attempt, part })),
    )

  async function* readParts(drop: DropRecord, kind: FileKind, from = 0): AsyncGenerator<Part> {
    let facts = await findFacts(drop, kind)
    const writing = facts ? undefined : write(drop, kind)
    for (let part = from; facts ? part < facts.partCount : await writing?.waitFor(part); part++) {
      let found = await findPart(drop, kind, facts?.attempt ?? writing?.attempt ?? '', part)
      if (!found) {
        // Another instance was the first to write it whole: its parts are the same.
        facts = await findFacts(drop, kind)
        found = facts && (await findPart(drop, kind, facts.attempt, part))
      }
      if (!found) throw new Error(`Part ${part} of the ${kind} of drop ${drop.id} is not there.`)
      yield found
    }
  }

  async function* readGzip(drop: DropRecord, kind: FileKind): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    yield gzipHead
    for await (const { data } of readParts(drop, kind)) yield data
    yield gzipTail(await ensure(drop, kind))
  }

  const readWhole = async (drop: DropRecord, kind: FileKind) => {
    const facts = await findFacts(drop, kind)
    if (!facts || facts.packedSize > maxWholeBytes) return null
    return wholeCache.get(`${drop.ref}:${kind}:${facts.attempt}`, async () => {
      const pieces: Uint8Array[] = []
      for await (const piece of readGzip(drop, kind)) pieces.push(piece)
      return new Uint8Array(Buffer.concat(pieces))
    })
  }

  const ensure = async (drop: DropRecord, kind: FileKind) =>
    (await findFacts(drop, kind)) ?? (await write(drop, kind).whole)

  return {
    findFacts,
    ensure,
    readWhole,
    async *read(drop, kind, encoding) {
      if (encoding === 'gzip') yield* readGzip(drop, kind)
      else for await (const { data } of readParts(drop, kind)) yield await unpackPart(data)
    },
    async *readRange(drop, kind, { from, to }) {
      const facts = await ensure(drop, kind)
      const at = { attempt: facts.attempt, from }
      const first = await readPublic().find((database) => selectPartAt(database, drop.ref, kind, at))
      for await (const { start, size, data } of readParts(drop, kind, first ?? 0)) {
        if (start >= to) return
        if (start + size <= from) continue
        yield (await unpackPart(data)).subarray(Math.max(0, from - start), to - start)
      }
    },
    readText: async (drop, kind, signal) => {
      const decoder = new TextDecoder()
      let text = ''
      for await (const { data } of readParts(drop, kind)) {
        await takeTurn(signal)
        text += decoder.decode(await unpackPart(data), { stream: true })
      }
      return text + decoder.decode()
    },
  }
}

async function selectFacts(db: Database, dropRef: number, kind: FileKind): Promise<FileFacts | null> {
  const [found] = await db
    .select()
    .from(dropFiles)
    .where(and(eq(dropFiles.dropRef, dropRef), eq(dropFiles.kind, kind)))
  return found ?? null
}

function ofAttempt(dropRef: number, kind: FileKind, attempt: string) {
  return and(eq(dropFileParts.dropRef, dropRef), eq(dropFileParts.kind, kind), eq(dropFileParts.attempt, attempt))
}

async function selectPart(
  db: Database,
  dropRef: number,
  kind: FileKind,
  { attempt, part }: { attempt: string; part: number },
): Promise<Part | null> {
  const [found] = await db
    .select({ start: dropFileParts.start, size: dropFileParts.size, data: dropFileParts.data })
    .from(dropFileParts)
    .where(and(ofAttempt(dropRef, kind, attempt), eq(dropFileParts.part, part)))
  return found ? { ...found, data: new Uint8Array(found.data) } : null
}

/** The part that holds a byte, or one before it where parts are still on their way. */
async function selectPartAt(
  db: Database,
  dropRef: number,
  kind: FileKind,
  { attempt, from }: { attempt: string; from: number },
): Promise<number | null> {
  const [found] = await db
    .select({ part: dropFileParts.part })
    .from(dropFileParts)
    .where(and(ofAttempt(dropRef, kind, attempt), lte(dropFileParts.start, from)))
    .orderBy(desc(dropFileParts.part))
    .limit(1)
  return found?.part ?? null
}

/** Writes a file part by part; it counts once its facts are there. What a process that ended left behind is deleted then. */
function startWriting(db: Database, drop: DropRecord, kind: FileKind): Writing {
  const attempt = crypto.randomUUID()
  const dropRef = drop.ref
  let stored = 0
  let isOver = false
  let wake = () => {}
  let progress = new Promise<void>((done) => (wake = done))
  const tell = () => {
    wake()
    progress = new Promise<void>((done) => (wake = done))
  }

  const write = async (): Promise<FileFacts> => {
    let [size, packedSize, crc] = [0, gzipExtraBytes, 0]
    // Its title may have been removed since the record was read.
    const [current] = await db.select().from(drops).where(eq(drops.ref, dropRef))
    if (!isDropRecord(current)) throw new DropVanishedError(drop.id)
    const texts = kind === 'manifest' ? writeManifestParts(db, current) : writeShardIndex(db, current)
    for await (const plain of texts) {
      const data = await packPart(plain)
      await db
        .insert(dropFileParts)
        .values({ dropRef, kind, attempt, part: stored, start: size, size: plain.length, data })
      size += plain.length
      packedSize += data.length
      crc = addToCrc(crc, plain)
      stored += 1
      tell()
      await takeTurn()
    }
    await db
      .insert(dropFiles)
      .values({ dropRef, kind, attempt, partCount: stored, size, packedSize, crc })
      .onConflictDoNothing()
    const facts = await selectFacts(db, dropRef, kind)
    if (!facts) throw new Error(`The ${kind} of drop ${drop.id} was not kept.`)
    await db
      .delete(dropFileParts)
      .where(
        and(eq(dropFileParts.dropRef, dropRef), eq(dropFileParts.kind, kind), ne(dropFileParts.attempt, facts.attempt)),
      )
    return facts
  }
  const whole = write().finally(() => {
    isOver = true
    tell()
  })
  // Whoever waits hears of a failure; that nobody does is no reason to end the process.
  whole.catch(() => {})
  const waitFor = async (part: number): Promise<boolean> => {
    while (stored <= part && !isOver) await progress
    if (stored > part) return true
    await whole
    return false
  }
  return { attempt, waitFor, whole }
}
