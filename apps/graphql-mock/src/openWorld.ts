import {
  type Api,
  createApi,
  createShardHandler,
  insertManifest,
  type JobSender,
  type MemoryDatabase,
  openMemoryDatabase,
  runSealing,
  silentLogger,
} from '@slotdrop/api'
import type { Auth } from '@slotdrop/auth/server'
import { createSending } from './sending.ts'
import { type Chain, makeSeeds, mockBlock, mockChainId, mockDistributor, type WorldName } from './worlds.ts'

/** The API and the public files over the database of one world, and its chain. */
export type World = {
  readonly api: Api
  readonly answerFile: (request: Request) => Promise<Response>
  readonly chain: Chain
  readonly remove: () => Promise<void>
}

/** Opens worlds over one database, each as it is at first: a change to another is not in it. */
export async function createWorldOpener(image: string) {
  const database = await openMemoryDatabase(image)
  return (name: WorldName, site: Site) => openWorld(name, database, site)
}

type Site = { readonly auth: Auth; readonly publicUrl: string }

async function openWorld(name: WorldName, database: MemoryDatabase, { auth, publicUrl }: Site): Promise<World> {
  const [{ db, remove }, seeds] = await Promise.all([database.createTables(), makeSeeds(name)])
  const clock = () => new Date()
  for (const { manifest, savedAt: now, isPublic: publish } of seeds)
    // oxlint-disable-next-line no-await-in-loop -- the order of the drops is that of their writing
    await db.transaction((tx) => insertManifest(tx, manifest, { now, publish }))

  const chain: Chain = {
    readDrop: async (id) => {
      const drop = await db.query.drops.findFirst({ where: (drops, { eq }) => eq(drops.id, id) })
      if (!drop) return undefined
      const { rowCount, slotCount, slotSize } = drop
      const seed = seeds.find(({ manifest }) => manifest.dropId === id)
      const slots = Array.from({ length: slotCount }, (_, slot) => Math.min(slotSize, rowCount - slot * slotSize))
      const bitmaps = slots.map((rows, slot) => seed?.bitmap(slot, rows) ?? 0n)
      return { rows: rowCount, slots, bitmaps, claimsOpen: seed?.claimsOpen ?? false }
    },
  }
  // Each job runs at once, in this process.
  const jobs: JobSender = {
    send: async (_queue, data) => {
      setImmediate(() => void runSealing({ db, clock }, (data as { uploadId: string }).uploadId))
      return null
    },
    wake: () => {},
    cancel: async () => true,
  }
  const api = createApi({
    ...{ db, auth, clock, jobs, logger: silentLogger, sending: createSending(chain, clock) },
    config: {
      production: false,
      allowedOrigins: [publicUrl],
      chains: [{ id: mockChainId, distributor: mockDistributor }],
    },
    fetchWords: async ({ id, slotCount }, { from, count } = { from: 0, count: slotCount }) => {
      const bitmaps = (await chain.readDrop(id))?.bitmaps ?? []
      return { words: bitmaps.slice(from, from + count), blockNumber: mockBlock }
    },
  })
  const answerShard = createShardHandler({ db })
  return { api, chain, remove, answerFile: (request) => answerShard(request, null) }
}
