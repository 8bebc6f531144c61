// What each rule is for stands where it is written: tooling/oxlint/src/config.ts, and rooms.ts for who may import whom.
import { config } from './tooling/oxlint/src/config.ts'

export default config
