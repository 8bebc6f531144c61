import { readFile } from 'node:fs/promises'
import type * as Drops from '../src/index.ts'
import { measure } from './measure.ts'

// The list reader from its build: Node also keeps the TypeScript sources of the other contestants in memory, which users do not pay for.
const [, file = ''] = process.argv.slice(2)
const bytes = await readFile(file)
// Sound: the build of these sources.
const built = (await import(new URL('../dist/index.js', import.meta.url).href)) as typeof Drops
await measure(async () => {
  const { tally, total } = await built.readList(bytes, { standard: 'ERC20', decimals: 18 })
  return { ready: tally.ready + tally.warnings, errors: tally.errors, total: `${total}` }
})
