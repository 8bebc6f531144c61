// Writes anew what follows from the stored lists. Run it after a restore, or when a cache is in doubt.
import { parseServerEnv } from '@slotdrop/config/env'
import { createDatabase, rebuildCaches } from '../src/index.ts'

const { databaseUrl, dataDir } = parseServerEnv(process.env)
const database = await createDatabase({ databaseUrl, dataDir })
console.log(`Rebuilt the caches of ${await rebuildCaches(database.db)} drops.`)
await database.close()
