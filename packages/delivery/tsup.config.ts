import { library } from '@slotdrop/tsup'

export default library({ index: 'src/index.ts', engine: 'src/engine.ts', sentences: 'src/sentences.ts' })
