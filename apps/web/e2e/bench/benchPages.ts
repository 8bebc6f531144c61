// `pnpm bench:pages [groups] [--against <folder>]`: measures pages as users meet them (docs/long-runs.md).
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A second checkout with its own build, measured in turn with this one. */
    against: { type: 'string' },
  },
})
if (values.against !== undefined) process.env.BENCH_AGAINST = resolve(process.env.INIT_CWD ?? '.', values.against)
process.env.BENCH_GROUPS = positionals.join(',')
process.argv.splice(2, Infinity, '--config', 'playwright.bench.config.ts', '--reporter=list')
await import('../run.ts')
