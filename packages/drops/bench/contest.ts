import { contestants } from './contestants.ts'
import { measure } from './measure.ts'

// One contestant, one input, one process.
const [name = '', input = ''] = process.argv.slice(2)
const prepare = contestants[name]
if (!prepare) throw new RangeError(`There is no contestant “${name}”.`)
await measure(await prepare(input))
