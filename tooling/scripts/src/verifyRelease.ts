// `pnpm verify:release [<stage>…]`: everything that a release needs beside `npm test`.
import { releaseStages } from './pipeline.ts'
import { runAndExit } from './stages.ts'

await runAndExit(releaseStages, process.argv.slice(2))
