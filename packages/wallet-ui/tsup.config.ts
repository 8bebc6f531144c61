import { library } from '@slotdrop/tsup'

export default library({"index":"src/index.ts","server":"src/server.ts","testing":"src/testing.ts"})
