// A process of its own that opens the database it is told by its arguments, and says what came of it.
import { createDatabase } from '../src/database/createDatabase.ts'

const [dataDir, databaseUrl] = process.argv.slice(2)
try {
  await createDatabase({ dataDir, databaseUrl: databaseUrl || null })
  console.log('opened')
  process.stdin.resume()
} catch (error) {
  console.log(error instanceof Error ? error.message : 'error')
  process.exit(1)
}
