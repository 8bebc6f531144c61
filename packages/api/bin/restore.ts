// Puts a backup into the server's database, while no server runs: `pnpm --filter @slotdrop/api restore <file> [--replace]`.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseServerEnv } from '@slotdrop/config/env'
import { restore } from '../src/backup/backup.ts'
import { ApiBaseError } from '../src/index.ts'

const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
const [file] = positionals
if (file === undefined) {
  console.error('Name a file: pnpm --filter @slotdrop/api restore <file> [--replace]')
  process.exit(2)
}
try {
  // A package manager runs this in the package's folder; the file is named from where it was called.
  const source = resolve(process.env['INIT_CWD'] ?? '.', file)
  const { rows, drops, dropRows } = await restore(parseServerEnv(process.env), source, {
    replace: values.replace ?? false,
  })
  console.log(`${Object.keys(rows).length} tables have the rows that were kept.`)
  console.log(`${drops} drops with ${dropRows} rows have the root and the id that follow from their rows.`)
} catch (error) {
  console.error(error instanceof ApiBaseError ? error.shortMessage : error)
  process.exit(1)
}
