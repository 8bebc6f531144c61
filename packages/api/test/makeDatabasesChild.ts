// `node makeDatabasesChild.ts <folder> <file> <url>`: makes two embedded databases in the folder, and migrates the one of PostgreSQL at the URL.
// `empty` is as PGlite makes one, read from the file, `migrated` as the server leaves it that opened it first. A process of its own: the setup of
// a test run does not read other packages' sources.
import { cpSync, mkdirSync, openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createDatabase } from '../src/database/createDatabase.ts'

const [folder = '', file = '', databaseUrl] = process.argv.slice(2)
const [empty, migrated] = [join(folder, 'empty'), join(folder, 'migrated')]
mkdirSync(join(empty, 'database'), { recursive: true })
const client = await PGlite.create({ dataDir: join(empty, 'database/pglite'), loadDataDir: await openAsBlob(file) })
await client.close()
cpSync(empty, migrated, { recursive: true })
for (const place of [{ dataDir: migrated }, { databaseUrl }]) {
  const { close } = await createDatabase(place)
  await close()
}
