// Keeps the database in a file: `pnpm --filter @slotdrop/api backup <file>`. The database is the server's, by the same variables.
import { resolve } from 'node:path'
import { parseServerEnv } from '@slotdrop/config/env'
import { backup } from '../src/backup/backup.ts'
import { ApiBaseError } from '../src/index.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Name a file: pnpm --filter @slotdrop/api backup <file>')
  process.exit(2)
}
try {
  // A package manager runs this in the package's folder; the file is named from where it was called.
  const target = resolve(process.env['INIT_CWD'] ?? '.', file)
  const rows = Object.values(await backup(parseServerEnv(process.env), target))
  console.log(`${rows.length} tables with ${rows.reduce((sum, count) => sum + count, 0)} rows are in ${target}.`)
} catch (error) {
  console.error(error instanceof ApiBaseError ? error.shortMessage : error)
  process.exit(1)
}
