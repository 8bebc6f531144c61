// What the setups of a run share. Each project of vitest loads modules of its own, but the setups of all run in one process.
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { startPostgres } from './postgres/startPostgres.ts'

/** Something that tests use, and what ends it. */
export type Made<T> = {
  readonly value: T
  readonly end: () => Promise<void>
}

type Shared = { readonly making: Promise<Made<unknown>>; users: number }

const key = Symbol.for('@slotdrop/testing/sharing')
// Sound: nothing else is kept under this symbol.
const kept = globalThis as typeof globalThis & { [key]?: Map<string, Shared> }
const shared = (kept[key] ??= new Map<string, Shared>())

/** Makes something for the first project of a run that asks for it; it ends with the last project that has it. */
export async function share<T>(name: string, make: () => Promise<Made<T>>): Promise<Made<T>> {
  const found = shared.get(name) ?? { making: make(), users: 0 }
  shared.set(name, found)
  found.users += 1
  // Sound: what has one name is made in one way.
  const { value, end } = (await found.making) as Made<T>
  return {
    value,
    end: async () => {
      found.users -= 1
      if (found.users > 0) return
      shared.delete(name)
      await end()
    },
  }
}

/** One PostgreSQL server for the run; each test has a database of its own on it. */
export function sharePostgres(): Promise<Made<string>> {
  return share('postgres', async () => {
    const { url, source, stop } = await startPostgres()
    console.log(`PostgreSQL for the tests: ${source}`)
    return { value: url, end: stop }
  })
}

/** A file with an embedded database without tables, for PGlite's `loadDataDir`: to make one takes seconds, to load it does not. */
export function shareEmptyEmbedded(): Promise<Made<string>> {
  return share('empty embedded database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'slotdrop-embedded-'))
    const client = await PGlite.create()
    // Each start clears all of it, and tests start hundreds: kept in the directory, it holds for whatever is made of it.
    await client.exec("alter system set shared_buffers = '16MB'")
    const dump = await client.dumpDataDir('none')
    await client.close()
    const file = join(folder, 'empty.tar')
    await writeFile(file, Buffer.from(await dump.arrayBuffer()))
    return { value: file, end: async () => rmSync(folder, { recursive: true, force: true }) }
  })
}
