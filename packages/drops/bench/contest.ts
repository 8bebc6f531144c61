import { contestants } from './contestants.ts'

// One contestant, one input, one process: so that its peak memory is its own.
const [name = '', input = ''] = process.argv.slice(2)
const prepare = contestants[name]
if (!prepare) throw new RangeError(`There is no contestant “${name}”.`)
const run = await prepare(input)
const before = process.resourceUsage().maxRSS
const cpu = process.cpuUsage()
const start = performance.now()
const outcome = await run()
const milliseconds = performance.now() - start
const { user, system } = process.cpuUsage(cpu)
process.stdout.write(
  JSON.stringify({
    milliseconds,
    cpuMilliseconds: (user + system) / 1000,
    peakKilobytes: process.resourceUsage().maxRSS,
    before,
    outcome,
  }),
)
