// `pnpm ci:package <name> [<stage>…] [--except <stage>] [--shard i/n]`: the whole pipeline of one package, or some of its stages.
import { parseArgs } from 'node:util'
import { toStages } from './pipeline.ts'
import { toPipelines } from './plan.ts'
import { runAndExit } from './stages.ts'
import { readWorkspace } from './workspace.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { except: { type: 'string', multiple: true }, shard: { type: 'string' } },
})
const [wanted, ...only] = positionals
const pipelines = toPipelines(readWorkspace())
const pipeline = pipelines.find(({ name }) => name === wanted)
if (pipeline === undefined) {
  console.error(`Which package? There are: ${pipelines.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}
const stages = await toStages({
  all: pipelines,
  chosen: [pipeline],
  checks: 'package',
  suiteArguments: values.shard === undefined ? [] : [`--shard=${values.shard}`],
})
await runAndExit(
  stages.filter(({ name }) => values.except?.includes(name) !== true),
  only,
)
